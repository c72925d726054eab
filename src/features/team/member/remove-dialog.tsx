import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { toSubmitError } from '#src/components/submit-error.ts';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useListSubUsers, useRemoveSubUser } from '#src/generated/api/team/team.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';

const MYSELF = 'me';

export type RemoveDialogProps = { person: SubUser; onClose: () => void };

/** Question before a member is removed or an invitation withdrawn, with the heir of the prompts. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const { number } = useFormats();
  const [heir, setHeir] = useState(MYSELF);
  const labelId = useId();
  const { id: subUserId, name, status } = person;
  const isInvitation = status === 'invited' || status === 'expired';
  const active = useListSubUsers(
    { status: 'active', pageSize: 100 },
    { query: { enabled: !isInvitation } },
  );
  const heirs = active.data?.items.filter(({ id }) => id !== subUserId) ?? [];
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
      onConfirm={() =>
        remove.mutate({ subUserId, params: heir === MYSELF ? {} : { transferTo: heir } })
      }
      onClose={onClose}
    >
      {t(isInvitation ? 'member.withdrawText' : 'member.removeText')}
      {!isInvitation && (
        <FormControl fullWidth sx={{ mt: 5 }}>
          <InputLabel id={labelId}>{t('member.heir')}</InputLabel>
          <Select
            labelId={labelId}
            label={t('member.heir')}
            value={heir}
            onChange={(event) => setHeir(event.target.value)}
          >
            <MenuItem value={MYSELF}>{t('member.myself')}</MenuItem>
            {heirs.map(({ id, name: heirName }) => (
              <MenuItem key={id} value={id}>
                {heirName}
              </MenuItem>
            ))}
          </Select>
          {active.error && <FormHelperText error>{messageOf(active.error)}</FormHelperText>}
        </FormControl>
      )}
    </ConfirmDialog>
  );
}
