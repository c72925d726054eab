import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSettings } from '#src/settings/use-settings.ts';
import { layoutTokens } from '#src/theme/tokens.ts';
import { ContentWidth } from '../layouts/content-width.tsx';
import { useScrolled } from '../use-scrolled.ts';

export type AppBarFrameProps = {
  children: ReactNode;
  /** A second line: the horizontal menu. */
  below?: ReactNode;
};

/** Fixed or static as set; lifts off the page after any scroll. */
export function AppBarFrame({ children, below }: AppBarFrameProps) {
  const { settings, isSmall } = useSettings();
  const isScrolled = useScrolled(0);
  // Where the bar holds the menu's button, on a phone or with a hidden menu, hidden is static.
  if (settings.appBar === 'hidden' && !isSmall && !settings.navHidden) return null;
  const isFixed = settings.appBar === 'fixed';
  const isLifted = (isFixed && isScrolled) || below !== undefined;
  return (
    <Box
      component="header"
      sx={[
        {
          position: isFixed ? 'sticky' : 'static',
          top: 0,
          zIndex: 'appBar',
          borderBottom: 1,
          borderColor: isLifted ? 'divider' : 'transparent',
          transition: 'background-color 200ms ease-out, border-color 200ms ease-out',
        },
        isLifted &&
          ((theme) => ({
            backgroundColor: settings.appBarBlur
              ? theme.alpha(theme.vars.palette.background.paper, 0.86)
              : theme.vars.palette.background.paper,
            backdropFilter: settings.appBarBlur ? 'saturate(1.4) blur(10px)' : 'none',
          })),
      ]}
    >
      <ContentWidth>
        <Box sx={{ display: 'flex', alignItems: 'center', height: layoutTokens.appBarHeight }}>
          {children}
        </Box>
        {below}
      </ContentWidth>
    </Box>
  );
}
