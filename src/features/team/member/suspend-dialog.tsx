import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useUpdateSubUser } from '#src/generated/api/team/team.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';

export type SuspendDialogProps = { person: SubUser; onClose: () => void };

/** Question before a member is signed out and kept out. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('team');
  const { id: subUserId, name } = person;
  const suspend = useUpdateSubUser({
    mutation: {
      onSuccess: () => {
        toast.success(t('member.suspended'));
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('member.suspendTitle', { name })}
      confirmLabel={t('member.suspend')}
      loading={suspend.isPending}
      error={toSubmitError(suspend.error)}
      onConfirm={() => suspend.mutate({ subUserId, data: { status: 'suspended' } })}
      onClose={onClose}
    >
      {t('member.suspendText')}
    </ConfirmDialog>
  );
}
