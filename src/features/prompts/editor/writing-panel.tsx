import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { BodyField } from './body-field.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';
import { VariablesEditor } from './variables-editor.tsx';

export type WritingPanelProps = {
  editor: PromptEditor;
  readOnly: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/** The prompt's text, and how its variables are asked for. */
export function WritingPanel({ editor, readOnly, areaRef }: WritingPanelProps) {
  const { control } = editor.form;
  const [direction, language] = useWatch({ control, name: ['direction', 'language'] });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <BodyField
        form={editor.form}
        direction={direction}
        readOnly={readOnly}
        lang={language || undefined}
        areaRef={areaRef}
      />
      <VariablesEditor form={editor.form} readOnly={readOnly} />
    </Box>
  );
}
