import { mdiTranslate } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { ShellLanguage } from '../shell-types.ts';

export type LanguageMenuProps = {
  language: string;
  languages: readonly ShellLanguage[];
  onLanguage: (code: string) => void;
};

/** The interface's languages, each in its own name. */
export function LanguageMenu({ language, languages, onLanguage }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiTranslate} />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('language') } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {languages.map(({ code, name }) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === language}
            selected={code === language}
            onClick={() => {
              setAnchor(null);
              onLanguage(code);
            }}
            sx={{ minWidth: 160 }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
