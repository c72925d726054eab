import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { layoutTokens } from '#src/theme/tokens.ts';

export type VerticalRailProps = {
  isCollapsed: boolean;
  /** Semi-dark: the menu alone takes the dark scheme. */
  isDark: boolean;
  children: (isWide: boolean) => ReactNode;
};

/** The fixed menu: 260 px, or 68 and unfolding over the page while pointed at or focused. */
export function VerticalRail({ isCollapsed, isDark, children }: VerticalRailProps) {
  const [isTouched, setTouched] = useState(false);
  const isWide = !isCollapsed || isTouched;
  const { navWidth, navCollapsedWidth } = layoutTokens;
  return (
    <Box
      sx={{
        flexShrink: 0,
        width: isCollapsed ? navCollapsedWidth : navWidth,
        transition: 'width 200ms ease-out',
      }}
    >
      <Box
        data-mode={isDark ? 'dark' : undefined}
        onMouseEnter={() => setTouched(true)}
        onMouseLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setTouched(false);
        }}
        sx={{
          position: 'fixed',
          insetBlock: 0,
          insetInlineStart: 0,
          zIndex: 'drawer',
          width: isWide ? navWidth : navCollapsedWidth,
          bgcolor: 'surface.nav',
          color: 'text.primary',
          borderInlineEnd: 1,
          borderInlineEndColor: 'divider',
          boxShadow: isCollapsed && isWide ? 8 : 0,
          transition: 'width 200ms ease-out, box-shadow 200ms ease-out',
        }}
      >
        {children(isWide)}
      </Box>
    </Box>
  );
}
