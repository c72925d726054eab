import type { Components, Theme } from '@mui/material/styles';
import { layoutTokens } from '../tokens.ts';
import { forcedColors } from './forced-colors.ts';
import '../theme-types.ts';

/** Page-wide rules: a visible focus, no motion for who asks for none. */
export const baselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        textSizeAdjust: '100%',
        // What gets the focus must not stand under the app bar (WCAG 2.4.11).
        scrollPaddingTop: layoutTokens.appBarHeight + 16,
      },
      body: {
        ...theme.typography.body2,
        minHeight: '100dvh',
        backgroundColor: theme.vars.palette.background.default,
        overflowWrap: 'break-word',
      },
      // A browser's own sheet gives buttons a face of its choice, which `font: inherit` would take.
      ':where(button, input, select, textarea)': { fontFamily: 'inherit' },
      '::selection': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.28) },
      // Links and other plain elements that MUI's own ring does not reach.
      ':where(a, summary, [tabindex]):focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 3,
      },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '[data-still] :is(*, *::before, *::after)': { transition: 'none !important' },
      '@media (forced-colors: active)': forcedColors,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all: with any duration, however short, every change is painted a frame late.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  // Among words a link differs by more than its colour (WCAG 1.4.1); lists of links say 'hover'.
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiTypography: {
    defaultProps: { variant: 'body2' },
  },
};
