import { MAX_TITLE } from '#core/limits.ts';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { BodyField } from './body-field.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';
import { VariablesEditor } from './variables-editor.tsx';

export type WritingPanelProps = {
  editor: PromptEditor;
  categories: readonly Category[];
  readOnly: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/** What is needed to save a prompt: title, category and text; and the variables of the text. */
export function WritingPanel({ editor, categories, readOnly, areaRef }: WritingPanelProps) {
  const { t } = useTranslation('prompts');
  const { control } = editor.form;
  const [direction, language] = useWatch({ control, name: ['direction', 'language'] });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          control={control}
          name="title"
          required
          disabled={readOnly}
          maxLength={MAX_TITLE}
          label={t('editor.title')}
        />
        <SelectField
          control={control}
          name="categoryId"
          required
          disabled={readOnly}
          label={t('editor.category')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
      <BodyField
        control={control}
        direction={direction}
        readOnly={readOnly}
        lang={language || undefined}
        areaRef={areaRef}
      />
      <VariablesEditor form={editor.form} readOnly={readOnly} />
    </Box>
  );
}
