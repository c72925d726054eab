/** Measures of the specification (§9), in CSS pixels unless said otherwise. */
export const layoutTokens = {
  navWidth: 260,
  navCollapsedWidth: 68,
  contentMaxWidth: 1440,
  customizerWidth: 400,
  userMenuWidth: 230,
  menuTextMaxWidth: 220,
  appBarHeight: 64,
  footerHeight: 56,
  scrollToTopAfter: 400,
} as const;

/** Delays of the horizontal menu's drop-downs, in milliseconds. */
export const hoverTokens = { enter: 400, exit: 300 } as const;

export const gridTokens = { rowHeight: 50, headerHeight: 54, footerHeight: 52 } as const;

export const breakpointTokens = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** `soft` under cards, `raised` under what floats above the page. */
export const shadowTokens = {
  soft: '0 1px 2px rgba(11, 21, 18, 0.06), 0 4px 16px rgba(11, 21, 18, 0.05)',
  raised: '0 4px 8px rgba(11, 21, 18, 0.08), 0 12px 32px rgba(11, 21, 18, 0.14)',
} as const;

export const shapeTokens = { radius: 6, radiusLarge: 10 } as const;

/** One unit of spacing, in rem: `theme.spacing(4)` is 16 px at the default font size. */
export const SPACING_REM = 0.25;
