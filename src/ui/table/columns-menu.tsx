import { mdiCheck, mdiViewColumnOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import type { HiddenColumns } from './use-hidden-columns.ts';

export type ColumnsMenuProps = HiddenColumns & {
  /** Columns that can be hidden, with their names. */
  names: Readonly<Record<string, string>>;
};

/** Which columns a table shows. It stays open, since one rarely hides just one. */
export function ColumnsMenu({ names, hidden, toggle }: ColumnsMenuProps) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('ui.columns')}
        title={t('ui.columns')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiViewColumnOutline} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(names).map(([field, name]) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={!hidden.has(field)}
            onClick={() => toggle(field)}
          >
            <ListItemIcon>
              {!hidden.has(field) && <Icon path={mdiCheck} fontSize="small" />}
            </ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
