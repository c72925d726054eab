import type { Components, Theme } from '@mui/material/styles';
import { TINT } from '../palette.ts';
import '../theme-types.ts';

/** Heights 32, 40 and 48 px, the same as those of the inputs next to them. */
export const buttonOverrides: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: theme.spacing(1.5, 4.5),
        borderRadius: theme.shape.borderRadius,
        whiteSpace: 'nowrap',
        variants: [
          { props: { size: 'small' }, style: { minHeight: 32, padding: theme.spacing(1, 3) } },
          {
            props: { size: 'large' },
            style: { minHeight: 48, padding: theme.spacing(2, 6), fontSize: '0.9375rem' },
          },
          { props: { variant: 'text' }, style: { paddingInline: theme.spacing(3) } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: theme.vars.palette.surface.inputBorder },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    // The focus has its ring; MUI's pulsing disc under it would be cut at the corners.
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        width: 40,
        height: 40,
        variants: [
          { props: { size: 'small' }, style: { width: 32, height: 32 } },
          { props: { size: 'large' }, style: { width: 48, height: 48 } },
        ],
      }),
    },
  },
  MuiToggleButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        paddingInline: theme.spacing(4),
        color: theme.vars.palette.text.secondary,
        // One look of what is pressed, whatever colour a group asks for.
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.alpha(theme.vars.palette.primary.main, TINT.light),
          ...theme.applyStyles('dark', {
            backgroundColor: theme.alpha(theme.vars.palette.primary.main, TINT.dark),
          }),
        },
      }),
    },
  },
  MuiFab: { styleOverrides: { root: { boxShadow: 'none' } } },
};
