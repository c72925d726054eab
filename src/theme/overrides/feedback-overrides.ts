import type { Components, Theme } from '@mui/material/styles';
import type { ThemeColor } from '../palette.ts';
import '../theme-types.ts';

const severities = ['success', 'info', 'warning', 'error'] as const satisfies ThemeColor[];

/** Alerts are a tint of their colour with the page's own text, so that they pass AA in both modes. */
export const feedbackOverrides: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2, 4),
        fontSize: '0.875rem',
        variants: severities.map((severity) => ({
          props: { variant: 'standard' as const, severity },
          style: {
            color: theme.vars.palette.text.primary,
            backgroundColor: theme.alpha(theme.vars.palette[severity].main, 0.12),
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 500, fontSize: '0.9375rem' } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: {
      tooltip: { fontSize: '0.8125rem', backgroundColor: '#22302b', color: '#ffffff' },
      arrow: { color: '#22302b' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.track }),
      rounded: ({ theme }) => ({ borderRadius: theme.shape.borderRadius }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.surface.track,
      }),
    },
  },
};
