import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toSubmitError } from '#src/components/submit-error.ts';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useRemoveSubUser } from '#src/generated/api/team/team.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { HeirField, type Heir } from './heir-field.tsx';

export type RemoveDialogProps = { person: SubUser; onClose: () => void };

/** Question before a member is removed or an invitation withdrawn, with the heir of the prompts. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const { number } = useFormats();
  const [heir, setHeir] = useState<Heir>();
  const { id: subUserId, name, status } = person;
  const isInvitation = status === 'invited' || status === 'expired';
  const remove = useRemoveSubUser({
    mutation: {
      onSuccess: ({ transferredPrompts: count }) => {
        toast.success(
          isInvitation
            ? t('member.withdrawn')
            : t('member.removed', { count, formatted: number(count) }),
        );
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(isInvitation ? 'member.withdrawTitle' : 'member.removeTitle', { name })}
      confirmLabel={t(isInvitation ? 'member.withdraw' : 'member.remove')}
      loading={remove.isPending}
      error={toSubmitError(remove.error)}
      onConfirm={() => remove.mutate({ subUserId, params: heir ? { transferTo: heir.id } : {} })}
      onClose={onClose}
    >
      {t(isInvitation ? 'member.withdrawText' : 'member.removeText')}
      {!isInvitation && <HeirField removedId={subUserId} heir={heir} onChange={setHeir} />}
    </ConfirmDialog>
  );
}
