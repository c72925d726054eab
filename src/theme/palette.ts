export type ThemeColor = 'primary' | 'secondary' | 'success' | 'error' | 'warning' | 'info';
export type ThemeMode = 'light' | 'dark';

export const THEME_COLORS: readonly ThemeColor[] = [
  'primary',
  'secondary',
  'success',
  'error',
  'warning',
  'info',
];

/** `main` on surfaces, `dark` when hovered, `light` for decoration only, `contrastText` on both. */
export type Accent = { main: string; light: string; dark: string; contrastText: string };

const WHITE = '#ffffff';
const INK = '#0b1512';

/** Every pair that text is set in is measured in `palette.test.ts`: change a colour, run it. */
export const accents: Record<ThemeMode, Record<ThemeColor, Accent>> = {
  light: {
    primary: { main: '#0a744a', light: '#2fa876', dark: '#075c3a', contrastText: WHITE },
    secondary: { main: '#56647a', light: '#8593a8', dark: '#435064', contrastText: WHITE },
    success: { main: '#4a7410', light: '#7fae3c', dark: '#3b5e0b', contrastText: WHITE },
    error: { main: '#c2283e', light: '#e4606f', dark: '#a01c31', contrastText: WHITE },
    warning: { main: '#98560a', light: '#d98e2f', dark: '#7c4506', contrastText: WHITE },
    info: { main: '#0c68b4', light: '#4b9be0', dark: '#085392', contrastText: WHITE },
  },
  dark: {
    primary: { main: '#42cf93', light: '#7fe3b8', dark: '#2fb87e', contrastText: INK },
    secondary: { main: '#a6b3c7', light: '#c9d2e0', dark: '#8e9cb2', contrastText: INK },
    success: { main: '#a5d65f', light: '#c6e797', dark: '#8dbf47', contrastText: INK },
    error: { main: '#ff8d95', light: '#ffb5ba', dark: '#f0737d', contrastText: INK },
    warning: { main: '#fdb75c', light: '#ffd296', dark: '#e79f42', contrastText: INK },
    info: { main: '#74b9fb', light: '#a7d3ff', dark: '#559fe6', contrastText: INK },
  },
};

export type Neutrals = {
  background: { default: string; paper: string };
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  inputBorder: string;
  placeholder: string;
  nav: string;
  track: string;
};

export const neutrals: Record<ThemeMode, Neutrals> = {
  light: {
    background: { default: '#f4f7f6', paper: '#ffffff' },
    text: { primary: '#1c2926', secondary: '#54625e', disabled: '#93a09c' },
    divider: '#e1e8e5',
    inputBorder: '#7c8b86',
    placeholder: '#63716c',
    nav: '#ffffff',
    track: '#e8eeec',
  },
  dark: {
    background: { default: '#0e1513', paper: '#161f1c' },
    text: { primary: '#e4ebe8', secondary: '#a3b1ac', disabled: '#66736f' },
    divider: '#26322e',
    inputBorder: '#6c7b76',
    placeholder: '#8f9d98',
    nav: '#131b18',
    track: '#222d29',
  },
};

/** Share of the accent in a tinted surface: selected entries, tonal chips, alerts. */
export const TINT = { light: 0.09, dark: 0.14 } as const;
