import { mdiClose, mdiPinOffOutline, mdiPinOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { layoutTokens } from '#src/theme/tokens.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { ActionCommand } from '../command-palette/command-types.ts';
import { Logo } from '../logo.tsx';
import { entrySx, type NavMenu } from './nav-menu.ts';
import { useNavMenu } from './nav-menu-provider.tsx';
import { NavTree } from './nav-tree.tsx';
import type { NavItem } from './nav-types.ts';

export type VerticalNavProps = {
  brand: string;
  homePath: string;
  items: readonly NavItem[];
  /** False in a collapsed menu: only icons are seen. */
  isWide: boolean;
  onNavigate?: NavMenu['onNavigate'];
  logout: ActionCommand;
  /** The button next to the logo: pins and unpins the menu, or closes the drawer. */
  corner:
    | { kind: 'pin'; isPinned: boolean; onClick: () => void }
    | { kind: 'close'; onClick: () => void };
};

/** Header with the logo, the entries, and Logout below. */
export function VerticalNav(props: VerticalNavProps) {
  const { brand, homePath, items, isWide, onNavigate, logout, corner } = props;
  const { t } = useTranslation('shell');
  const cornerLabel =
    corner.kind === 'close' ? 'menu.close' : corner.isPinned ? 'menu.collapse' : 'menu.pin';
  const cornerIcon =
    corner.kind === 'close' ? mdiClose : corner.isPinned ? mdiPinOutline : mdiPinOffOutline;
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexShrink: 0,
          height: layoutTokens.appBarHeight,
          paddingInlineStart: '18px',
          paddingInlineEnd: '14px',
        }}
      >
        <Logo brand={brand} to={homePath} isMarkOnly={!isWide} />
        {isWide && (
          <IconButton
            size="small"
            aria-label={t(cornerLabel)}
            onClick={corner.onClick}
            sx={{ color: 'text.secondary' }}
          >
            <Icon path={cornerIcon} fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          flex: 1,
          overflowX: 'hidden',
          overflowY: 'auto',
          px: 3,
          pt: 2,
          pb: 4,
          scrollbarWidth: 'thin',
          scrollbarColor: 'var(--pw-palette-surface-track) transparent',
        }}
      >
        <Entries items={items} isWide={isWide} onNavigate={onNavigate} />
      </Box>
      <Box sx={{ flexShrink: 0, px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <ButtonBase
          component="button"
          type="button"
          onClick={logout.run}
          sx={entrySx({ isActive: false, isWide, depth: 0 })}
        >
          <Icon path={logout.icon} isDirectional={logout.isIconDirectional} />
          <span>{logout.title}</span>
        </ButtonBase>
      </Box>
    </Box>
  );
}

/** Apart from what is around it, which a change of screen leaves alone. */
function Entries({ items, ...menu }: Pick<VerticalNavProps, 'items' | 'isWide' | 'onNavigate'>) {
  return <NavTree items={items} menu={{ ...useNavMenu(), ...menu }} />;
}
