import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { layoutTokens } from '#src/theme/tokens.ts';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import type { ActionCommand } from '../command-palette/command-types.ts';
import type { NavLink } from '../navigation/nav-types.ts';
import type { ShellUser } from '../shell-types.ts';
import { initials } from '#src/lib/initials.ts';

export type UserMenuProps = {
  user: ShellUser;
  /** Entries of the navigation. */
  links: readonly NavLink[];
  commands: readonly ActionCommand[];
};

/** The avatar, and its menu under the specification's fixed label. */
export function UserMenu({ user, links, commands }: UserMenuProps) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  const avatar = (
    <Avatar aria-hidden="true" src={user.avatarUrl} alt="" sx={{ width: 36, height: 36 }}>
      {initials(user.name)}
    </Avatar>
  );
  return (
    <>
      <IconButton
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%' }}
      >
        {avatar}
        <Box component="span" sx={visuallyHidden}>
          {t('user.menu')}
        </Box>
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('user.menu'),
            sx: { width: layoutTokens.userMenuWidth, mt: 1 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 4, pb: 3 }}>
          {avatar}
          <Box sx={{ minWidth: 0, maxWidth: layoutTokens.menuTextMaxWidth }}>
            <Typography sx={{ fontWeight: 500 }}>{t('user.label')}</Typography>
            <Typography variant="caption" noWrap dir="auto" component="p" color="textSecondary">
              {user.name || user.email}
            </Typography>
          </Box>
        </Box>
        <Divider />
        <MenuList
          autoFocusItem={anchor !== null}
          aria-label={t('user.menu')}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            close();
          }}
          sx={{ p: 1.5 }}
        >
          {links.map(({ title, path, icon = '' }) => (
            <MenuItem key={title} component={Link} to={path ?? ''} onClick={close}>
              <Icon path={icon} fontSize="small" />
              {t(title)}
            </MenuItem>
          ))}
          {commands.map(({ id, title, icon, isIconDirectional, run }) => (
            <MenuItem key={id} onClick={then(run)}>
              <Icon path={icon} isDirectional={isIconDirectional} fontSize="small" />
              {title}
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
    </>
  );
}
