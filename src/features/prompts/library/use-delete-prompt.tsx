import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useDeletePrompt, useRestorePrompt } from '#src/generated/api/prompts/prompts.ts';
import { toast } from '#src/ui/toast/toast.ts';

const UNDO_MS = 8000;

/**
 * Deletes at once and offers to take it back: a prompt stays in the trash for 30 days. What follows belongs to the
 * call itself: the row that asked for it may be gone before the answer comes.
 */
export function useDeletePromptWithUndo(onDeleted: () => void) {
  const { t } = useTranslation(['prompts', 'common']);
  const restore = useRestorePrompt({
    mutation: {
      onSuccess: () => toast.success(t('prompts:library.restored')),
      onError: (error) => toast.error(messageOf(error)),
    },
  });
  const remove = useDeletePrompt({
    mutation: {
      onSuccess: (_answer, { promptId }) => {
        onDeleted();
        toast(
          ({ id }) => (
            <>
              {t('prompts:library.deleted')}
              <Button
                size="small"
                onClick={() => {
                  toast.dismiss(id);
                  restore.mutate({ promptId });
                }}
                sx={{ marginInlineStart: 2 }}
              >
                {t('common:actions.undo')}
              </Button>
            </>
          ),
          { duration: UNDO_MS },
        );
      },
      onError: (error) => toast.error(messageOf(error)),
    },
  });
  return {
    isPending: remove.isPending,
    deletePrompt: (promptId: string) => remove.mutate({ promptId }),
  };
}
