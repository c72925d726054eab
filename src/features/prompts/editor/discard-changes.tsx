import { mdiUndoVariant } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Goes back to the saved version, after asking. */
export function DiscardChanges({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('prompts');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title={t('editor.discardChanges')}>
        <IconButton aria-label={t('editor.discardChanges')} onClick={() => setOpen(true)}>
          <Icon path={mdiUndoVariant} sx={{ color: 'text.secondary' }} />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        title={t('editor.discardTitle')}
        confirmLabel={t('editor.discardChanges')}
        loading={false}
        error={null}
        onConfirm={() => {
          close();
          onDiscard();
        }}
        onClose={close}
      >
        {t('editor.discardText')}
      </ConfirmDialog>
    </>
  );
}
