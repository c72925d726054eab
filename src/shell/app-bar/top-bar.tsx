import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { ShellProps } from '../shell-types.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { SearchButton } from './search-button.tsx';
import { TrialButton } from './trial-button.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

export type TopBarProps = Pick<
  ShellProps,
  'config' | 'user' | 'trial' | 'language' | 'languages' | 'onLanguage'
> & {
  /** There when the menu is a drawer. */
  onMenu?: () => void;
  onSearch: () => void;
  /** What the account's menu holds. */
  account: Pick<UserMenuProps, 'links' | 'commands'>;
  /** The logo, where no menu carries it. */
  start?: ReactNode;
};

/** One line: menu and search at the start; trial, language, mode and account at the end. */
export function TopBar(props: TopBarProps) {
  const { t } = useTranslation('shell');
  const { config, onMenu, start } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      {onMenu && (
        <IconButton edge="start" color="inherit" aria-label={t('menu.open')} onClick={onMenu}>
          <Icon path={mdiMenu} />
        </IconButton>
      )}
      {start}
      <SearchButton onClick={props.onSearch} />
      <Box sx={{ flex: 1 }} />
      <TrialButton trial={props.trial} to={config.plansPath} />
      <LanguageMenu
        language={props.language}
        languages={props.languages}
        onLanguage={props.onLanguage}
      />
      <ModeToggle />
      <UserMenu user={props.user} {...props.account} />
    </Box>
  );
}
