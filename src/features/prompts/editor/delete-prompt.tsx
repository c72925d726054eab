import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#src/api/problem.ts';
import { useDeletePrompt, useRestorePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/toast/toast.ts';

export type DeletePromptProps = { prompt: Prompt; onDeleted: () => void };

const UNDO_MS = 10_000;

/** Puts the prompt in the trash, after asking, and offers to take it out again. */
export function DeletePrompt({ prompt, onDeleted }: DeletePromptProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const restore = useRestorePrompt({
    mutation: {
      onSuccess: () => void toast.success(t('editor.restored')),
      onError: (error) => void toast.error(messageOf(error)),
    },
  });
  const remove = useDeletePrompt();
  const leave = useEffectEvent(() => {
    toast.success(
      (current) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {t('editor.deleted')}
          <Button
            size="small"
            onClick={() => {
              toast.dismiss(current.id);
              restore.mutate({ promptId: prompt.id });
            }}
          >
            {t('common:actions.undo')}
          </Button>
        </Box>
      ),
      { duration: UNDO_MS },
    );
    void navigate(paths.prompts());
  });
  // Once the page knows, so that it does not ask about unsaved changes of what is gone.
  useEffect(() => {
    if (remove.isSuccess) leave();
  }, [remove.isSuccess]);

  return (
    <>
      <Tooltip title={t('editor.delete')}>
        <IconButton aria-label={t('editor.delete')} onClick={() => setOpen(true)}>
          <Icon path={mdiDeleteOutline} sx={{ color: 'text.secondary' }} />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        title={t('editor.deleteTitle')}
        confirmLabel={t('common:actions.delete')}
        loading={remove.isPending}
        error={remove.error ? { message: messageOf(remove.error) } : null}
        onConfirm={() => remove.mutate({ promptId: prompt.id }, { onSuccess: () => onDeleted() })}
        onClose={() => {
          setOpen(false);
          remove.reset();
        }}
      >
        {t('editor.deleteText', { title: prompt.title })}
      </ConfirmDialog>
    </>
  );
}
