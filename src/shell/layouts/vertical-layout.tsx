import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { layoutTokens } from '#src/theme/tokens.ts';
import type { ActionCommand } from '../command-palette/command-types.ts';
import type { NavItem } from '../navigation/nav-types.ts';
import { VerticalNav } from '../navigation/vertical-nav.tsx';
import { VerticalRail } from './vertical-rail.tsx';

export type VerticalLayoutProps = {
  brand: string;
  homePath: string;
  items: readonly NavItem[];
  logout: ActionCommand;
  /** App bar, content and footer; `openMenu` is there when the menu is a drawer. */
  children: (openMenu: (() => void) | undefined) => ReactNode;
};

/** The menu next to the page, or in a drawer below the large breakpoint and when it is hidden. */
export function VerticalLayout(props: VerticalLayoutProps) {
  const { t } = useTranslation('shell');
  const { children, ...nav } = props;
  const { settings, isSmall, change } = useSettings();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const close = () => setDrawerOpen(false);
  const isDark = settings.skin === 'semi-dark';
  // A menu that is hidden by choice is still one button away, as on a small screen.
  const hasRail = !isSmall && !settings.navHidden;

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      {hasRail && (
        <VerticalRail isCollapsed={settings.navCollapsed} isDark={isDark}>
          {(isWide) => (
            <VerticalNav
              {...nav}
              isWide={isWide}
              corner={{
                kind: 'pin',
                isPinned: !settings.navCollapsed,
                onClick: () => change({ navCollapsed: !settings.navCollapsed }),
              }}
            />
          )}
        </VerticalRail>
      )}
      {!hasRail && (
        <Drawer
          open={isDrawerOpen}
          onClose={close}
          slotProps={{
            paper: {
              'aria-label': t('menu.label'),
              ...(isDark && { 'data-mode': 'dark' }),
              sx: {
                width: layoutTokens.navWidth,
                maxWidth: '85vw',
                bgcolor: 'surface.nav',
                color: 'text.primary',
              },
            },
          }}
        >
          <VerticalNav
            {...nav}
            isWide
            onNavigate={close}
            corner={{ kind: 'close', onClick: close }}
          />
        </Drawer>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        {children(hasRail ? undefined : () => setDrawerOpen(true))}
      </Box>
    </Box>
  );
}
