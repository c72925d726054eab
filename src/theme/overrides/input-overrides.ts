import type { Components, Theme } from '@mui/material/styles';
import '../theme-types.ts';

/** Outlined fields 48 px high (40 when small); labels and placeholders that pass AA. */
export const inputOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.surface.placeholder, opacity: 1 },
        // An empty field with dir="auto" reads left to right; its placeholder is the page's text.
        '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
        // Addresses and codes run left to right, but stand where every other field begins.
        '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: theme.typography.body1.fontSize,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.surface.inputBorder }),
      input: ({ theme }) => ({
        padding: theme.spacing(3, 3.5),
        height: '1.5rem',
        boxSizing: 'content-box',
        '.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > &&': {
          paddingBlock: theme.spacing(2),
          paddingLeft: theme.spacing(3),
        },
        'textarea&': { padding: 0, height: 'auto', lineHeight: 1.6 },
        // The adornment keeps its own distance from the text. Left and right are mirrored by the
        // style sheet; 'inline-start' would follow the direction of what is typed.
        '.MuiInputBase-adornedStart > &&': { paddingLeft: 0 },
        '.MuiInputBase-adornedEnd > &&': { paddingRight: 0 },
      }),
      multiline: ({ theme }) => ({ padding: theme.spacing(3, 3.5) }),
    },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: '1.5rem', lineHeight: '1.5rem' } },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        variants: [
          {
            props: { variant: 'outlined', shrink: false },
            style: { transform: 'translate(14px, 12px) scale(1)' },
          },
          {
            props: { variant: 'outlined', size: 'small', shrink: false },
            style: { transform: 'translate(12px, 8px) scale(1)' },
          },
        ],
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 0, marginTop: theme.spacing(1), lineHeight: 1.4 }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.surface.inputBorder }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.surface.inputBorder }),
    },
  },
  MuiSlider: { styleOverrides: { thumb: { width: 24, height: 24 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: ({ theme }) => ({ padding: theme.spacing(1, 2), gap: theme.spacing(1) }),
      input: ({ theme }) => ({
        '.MuiOutlinedInput-root &.MuiAutocomplete-input': { padding: theme.spacing(2, 1.5) },
      }),
    },
  },
};
