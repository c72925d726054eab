import { mdiContentSave, mdiPlay } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';

export type CanvasBarProps = {
  editor: PromptEditor;
  /** 'Save', or 'Save a copy'; absent for who may only read. */
  saveLabel: string | undefined;
  /** The form that runs the prompt. */
  runFormId: string;
  onRun: () => void;
};

/** Run and Save in reach of the thumb on narrow screens, whatever panel is open. */
export function CanvasBar({ editor, saveLabel, runFormId, onRun }: CanvasBarProps) {
  const { t } = useTranslation('prompts');
  const isUnsaved = editor.isDirty || !editor.saved;
  return (
    <Box
      role="group"
      data-bottom-bar
      aria-label={t('editor.actions')}
      sx={{
        display: { xs: 'flex', lg: 'none' },
        gap: 3,
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 4,
        mx: { xs: -4, sm: -6 },
        px: { xs: 4, sm: 6 },
        py: 3,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& > button': { flex: 1, gap: 2 },
      }}
    >
      {/* The panel is shown before the form is sent, so that a field that refuses can be seen. */}
      <Button type="submit" form={runFormId} variant="contained" onClick={onRun}>
        <Icon path={mdiPlay} fontSize="small" />
        {t('run.start')}
      </Button>
      {saveLabel !== undefined && (
        <Button
          variant="outlined"
          loading={editor.isSaving}
          disabled={!isUnsaved}
          onClick={() => void editor.save()}
        >
          <Icon path={mdiContentSave} fontSize="small" />
          {saveLabel}
        </Button>
      )}
    </Box>
  );
}
