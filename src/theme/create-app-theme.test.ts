import { describe, expect, it } from 'vitest';
import { createAppTheme } from './create-app-theme.ts';
import { accents, THEME_COLORS } from './palette.ts';

const theme = createAppTheme({ direction: 'ltr', themeColor: 'primary', skin: 'default' });

/** Every rule that the theme writes to the page, as one text. */
function sheets(of: typeof theme): string {
  return JSON.stringify(of.generateStyleSheets?.() ?? of);
}

describe('the theme keeps the specification’s measures', () => {
  it('spacing unit is 0.25rem', () => {
    expect(theme.spacing(1)).toContain('0.25rem');
    expect(theme.spacing(4)).toContain('1rem');
  });

  it('base radius is 6', () => {
    expect(String(theme.shape.borderRadius)).toContain('6');
  });

  it('breakpoints are 0, 600, 900, 1200, 1536', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('the font is Poppins with a sans-serif at the end', () => {
    expect(theme.typography.fontFamily).toMatch(/^Poppins, .*sans-serif$/);
  });
});

describe('colour schemes', () => {
  it('light and dark hang on data-mode, dark being the default', () => {
    const text = sheets(theme);
    expect(text).toContain('[data-mode=');
    expect(theme.defaultColorScheme).toBe('dark');
  });

  it.each(THEME_COLORS)('theme colour %s becomes primary in both schemes', (color) => {
    const chosen = createAppTheme({ direction: 'ltr', themeColor: color, skin: 'default' });
    const { light, dark } = chosen.colorSchemes;
    expect(light?.palette.primary.main).toBe(accents.light[color].main);
    expect(dark?.palette.primary.main).toBe(accents.dark[color].main);
  });

  it('a style names its variable, without the value that the page’s style sheet gives it', () => {
    expect(theme.vars.palette.primary.main).toBe('var(--pw-palette-primary-main)');
    expect(sheets(theme)).toContain('"--pw-palette-primary-main"');
  });

  it('direction is carried for components that mirror themselves', () => {
    const arabic = createAppTheme({ direction: 'rtl', themeColor: 'primary', skin: 'default' });
    expect(arabic.direction).toBe('rtl');
  });
});
