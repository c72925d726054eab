import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import { useRemoveModel } from '#src/generated/api/prompts/prompts.ts';
import type { ModelConnection } from '#src/generated/api/endpoints.schemas.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';

export type RemoveModelDialogProps = { connection: ModelConnection; onClose: () => void };

/** Asks before a model is taken away from everybody, and says who connected it. */
export function RemoveModelDialog({ connection, onClose }: RemoveModelDialogProps) {
  const { t } = useTranslation('prompts');
  const { id, model, addedBy } = connection;
  const remove = useRemoveModel({
    mutation: {
      onSuccess: () => {
        toast.success(t('models.removed', { model }));
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('models.removeTitle', { model })}
      confirmLabel={t('models.remove')}
      loading={remove.isPending}
      error={toSubmitError(remove.error)}
      onConfirm={() => remove.mutate({ modelId: id })}
      onClose={onClose}
    >
      {addedBy === undefined ? t('models.removeText') : t('models.removeTextBy', { name: addedBy })}
    </ConfirmDialog>
  );
}
