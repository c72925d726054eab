import {
  mdiAccountCancelOutline,
  mdiAccountCheckOutline,
  mdiAccountRemoveOutline,
  mdiDotsVertical,
  mdiEmailSyncOutline,
  mdiPencilOutline,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import type { InvitedSubUser, SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useResendInvitation, useUpdateSubUser } from '#src/generated/api/team/team.ts';
import { Icon } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/toast/toast.ts';

/** What opens a dialog of the page: it outlives the row, which a refresh may replace. */
export type MemberDialog =
  | { kind: 'remove' | 'suspend'; person: SubUser }
  | { kind: 'sent'; invited: InvitedSubUser };

export type MemberMenuProps = { person: SubUser; onOpen: (dialog: MemberDialog) => void };

/** What can be done with one person of the team. */
export function MemberMenu({ person, onOpen }: MemberMenuProps) {
  const { t } = useTranslation('team');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id: subUserId, name, preset, status } = person;
  const failed = (error: unknown) => void toast.error(messageOf(error));
  const update = useUpdateSubUser({ mutation: { onError: failed } });
  const resend = useResendInvitation({
    mutation: { onSuccess: (invited) => onOpen({ kind: 'sent', invited }), onError: failed },
  });
  const close = () => setAnchor(null);
  const other = preset === 'editor' ? 'viewer' : 'editor';
  const change = (data: { preset?: 'editor' | 'viewer'; status?: 'active' }, done: string) =>
    update.mutate({ subUserId, data }, { onSuccess: () => void toast.success(done) });
  const isInvitation = status === 'invited' || status === 'expired';

  const item = (icon: string, label: string, act: () => unknown, isDangerous = false) => (
    <MenuItem
      key={label}
      sx={isDangerous ? { color: 'error.main' } : {}}
      onClick={() => {
        close();
        act();
      }}
    >
      <ListItemIcon sx={isDangerous ? { color: 'inherit' } : {}}>
        <Icon path={icon} fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        loading={update.isPending || resend.isPending}
        aria-label={t('member.actionsFor', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {isInvitation &&
          item(mdiEmailSyncOutline, t('member.resend'), () => resend.mutate({ subUserId }))}
        {item(mdiPencilOutline, t(`member.make.${other}`), () =>
          change({ preset: other }, t('member.roleChanged')),
        )}
        {status === 'active' &&
          item(mdiAccountCancelOutline, t('member.suspend'), () =>
            onOpen({ kind: 'suspend', person }),
          )}
        {status === 'suspended' &&
          item(mdiAccountCheckOutline, t('member.restore'), () =>
            change({ status: 'active' }, t('member.restored')),
          )}
        {item(
          mdiAccountRemoveOutline,
          t(isInvitation ? 'member.withdraw' : 'member.remove'),
          () => onOpen({ kind: 'remove', person }),
          true,
        )}
      </Menu>
    </>
  );
}
