import '@mui/material/themeCssVarsAugmentation';

/** Neutral colours besides MUI's own, as CSS variables `--pw-palette-surface-*`. */
type SurfacePalette = {
  nav: string;
  track: string;
  inputBorder: string;
  placeholder: string;
};

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    surface?: SurfacePalette;
  }
}

export type Direction = 'ltr' | 'rtl';
export type Skin = 'default' | 'bordered' | 'semi-dark';
