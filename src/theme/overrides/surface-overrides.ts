import type { Components, Theme } from '@mui/material/styles';
import { shadowTokens, shapeTokens } from '../tokens.ts';
import type { Skin } from '../theme-types.ts';

/** Cards rest softly on the page, or have a border under the skin 'bordered'. */
export const surfaceOverrides = (skin: Skin): Components<Theme> => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: shapeTokens.radiusLarge,
        boxShadow: skin === 'bordered' ? 'none' : shadowTokens.soft,
        border: `1px solid ${skin === 'bordered' ? theme.vars.palette.divider : 'transparent'}`,
      }),
    },
  },
  MuiCardHeader: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(6, 6, 3) }) },
    defaultProps: { slotProps: { title: { variant: 'h6' }, subheader: { variant: 'body2' } } },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(6),
        '&:last-child': { paddingBottom: theme.spacing(6) },
        '.MuiCardHeader-root + &': { paddingTop: theme.spacing(2) },
      }),
    },
  },
  MuiCardActions: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 6, 6) }) },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: shapeTokens.radiusLarge,
        boxShadow: shadowTokens.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { list: ({ theme }) => ({ padding: theme.spacing(1.5) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        gap: theme.spacing(3),
        padding: theme.spacing(2, 3),
        borderRadius: theme.shape.borderRadius,
        fontSize: '0.875rem',
        '& .MuiListItemIcon-root': { minWidth: 0 },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 36, color: 'inherit' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: shadowTokens.raised,
        '&:not(.MuiDialog-paperFullScreen)': {
          borderRadius: shapeTokens.radiusLarge,
          border: `1px solid ${theme.vars.palette.divider}`,
          [theme.breakpoints.down('sm')]: {
            margin: theme.spacing(4),
            maxWidth: `calc(100% - ${theme.spacing(8)})`,
            '&.MuiDialog-paperFullWidth': { width: `calc(100% - ${theme.spacing(8)})` },
          },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h5, padding: theme.spacing(6, 6, 3) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(3, 6) }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(4, 6, 6), gap: theme.spacing(1) }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(7, 13, 11, 0.55)' } },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        '&::before': { display: 'none' },
        '&:not(:last-of-type)': { borderBottomWidth: 0 },
      }),
    },
  },
});
