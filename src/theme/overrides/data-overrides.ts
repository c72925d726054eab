import type { Components, Theme } from '@mui/material/styles';
import { TINT } from '../palette.ts';
import { gridTokens } from '../tokens.ts';
import '../theme-types.ts';

/** The grid's rows are 50 and its header 54 px (specification §9); the grid's own styles are in
 * `ui/data-grid.tsx`, which is loaded late. */
export const dataOverrides: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: gridTokens.rowHeight,
        padding: theme.spacing(2, 4),
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        height: gridTokens.headerHeight,
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        fontWeight: 500,
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: {
              backgroundColor: theme.vars.palette.surface.track,
              color: theme.vars.palette.text.primary,
            },
          },
        ],
      }),
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
      // Where nothing is left to scroll to, the first tab begins at the page's edge.
      scrollButtons: { '&.Mui-disabled': { width: 0 } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        paddingInline: theme.spacing(4),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.alpha(theme.vars.palette.primary.main, TINT.light),
        color: theme.vars.palette.primary.main,
        fontSize: '0.9375rem',
        fontWeight: 500,
      }),
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 500 } } },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
};
