import { createTheme, type Theme } from '@mui/material/styles';
import { accents, neutrals, type ThemeColor, type ThemeMode } from './palette.ts';
import { breakpointTokens, shapeTokens, SPACING_REM } from './tokens.ts';
import { typography } from './typography.ts';
import { buttonOverrides } from './overrides/button-overrides.ts';
import { dataOverrides } from './overrides/data-overrides.ts';
import { feedbackOverrides } from './overrides/feedback-overrides.ts';
import { inputOverrides } from './overrides/input-overrides.ts';
import { baselineOverrides } from './overrides/baseline-overrides.ts';
import { surfaceOverrides } from './overrides/surface-overrides.ts';
import type { Direction, Skin } from './theme-types.ts';

export type AppThemeOptions = { direction: Direction; themeColor: ThemeColor; skin: Skin };

function schemePalette(mode: ThemeMode, themeColor: ThemeColor) {
  const plain = neutrals[mode];
  return {
    ...accents[mode],
    primary: accents[mode][themeColor],
    background: plain.background,
    text: plain.text,
    divider: plain.divider,
    // The grid lightens its own surface in the dark; it lies in a card, so it must not.
    DataGrid: {
      bg: plain.background.paper,
      headerBg: plain.background.paper,
      pinnedBg: plain.background.paper,
    },
    surface: {
      nav: plain.nav,
      track: plain.track,
      inputBorder: plain.inputBorder,
      placeholder: plain.placeholder,
    },
    action:
      mode === 'light'
        ? { hover: 'rgba(28, 41, 38, 0.05)', hoverOpacity: 0.05, selectedOpacity: 0.09 }
        : { hover: 'rgba(228, 235, 232, 0.07)', hoverOpacity: 0.07, selectedOpacity: 0.14 },
  };
}

/**
 * The application's MUI theme. Both colour schemes live in it as CSS variables under
 * `data-mode` on any element (the whole page, or one dark menu next to light content), so
 * changing the mode repaints without re-rendering.
 */
export function createAppTheme({ direction, themeColor, skin }: AppThemeOptions): Theme {
  const theme = createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-mode', cssVarPrefix: 'pw' },
    defaultColorScheme: 'dark',
    colorSchemes: {
      light: { palette: schemePalette('light', themeColor) },
      dark: { palette: schemePalette('dark', themeColor) },
    },
    breakpoints: { values: { ...breakpointTokens } },
    spacing: (factor: number) => `${SPACING_REM * factor}rem`,
    shape: { borderRadius: shapeTokens.radius },
    typography,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: 2, outlineOffset: 2 },
    components: {
      ...baselineOverrides,
      ...buttonOverrides,
      ...inputOverrides,
      ...surfaceOverrides(skin),
      ...dataOverrides,
      ...feedbackOverrides,
    },
  });
  // The data grid names its style element by the theme's JSON. The element says the same in every
  // variant, so that with one name the Content-Security-Policy needs one hash (tools/build).
  const named = Object.assign(theme, { toJSON: () => theme.cssVarPrefix });
  // Names alone: the values that MUI puts behind each of them are in the page's style sheets already.
  return Object.assign(named, { vars: theme.generateThemeVars() });
}
