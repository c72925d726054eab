import { describe, expect, it } from 'vitest';
import { contrastRatio, mix, parseHex } from './contrast.ts';
import { accents, neutrals, THEME_COLORS, TINT, type ThemeMode } from './palette.ts';

const TEXT = 4.5;
const GRAPHIC = 3;

describe('contrast arithmetic', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#0b7a4f', '#0b7a4f')).toBe(1);
  });

  it('agrees with the known ratio of #777777 on white', () => {
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('mixes as a browser paints a half-transparent colour', () => {
    expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
  });

  it('refuses what is not a colour', () => {
    expect(() => parseHex('green')).toThrow('green');
  });
});

describe.each<ThemeMode>(['light', 'dark'])('WCAG 2.2 AA in %s', (mode) => {
  const plain = neutrals[mode];
  const surfaces = [plain.background.default, plain.background.paper, plain.nav];

  it('text, secondary text and placeholders are readable on every surface', () => {
    for (const surface of surfaces) {
      expect(contrastRatio(plain.text.primary, surface)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(plain.text.secondary, surface)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(plain.placeholder, surface)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('borders of inputs stand out from every surface', () => {
    for (const surface of surfaces) {
      expect(contrastRatio(plain.inputBorder, surface)).toBeGreaterThanOrEqual(GRAPHIC);
    }
  });

  it.each(THEME_COLORS)('%s carries its own text, idle and hovered', (color) => {
    const accent = accents[mode][color];
    expect(contrastRatio(accent.contrastText, accent.main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(accent.contrastText, accent.dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(THEME_COLORS)('%s as text, link or icon is readable on every surface', (color) => {
    const { main } = accents[mode][color];
    for (const surface of surfaces) {
      expect(contrastRatio(main, surface)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it.each(THEME_COLORS)('%s is readable on its own tint', (color) => {
    const { main } = accents[mode][color];
    for (const surface of surfaces) {
      const tint = mix(main, TINT[mode], surface);
      expect(contrastRatio(main, tint)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(plain.text.primary, tint)).toBeGreaterThanOrEqual(7);
    }
  });
});

it('each theme colour is told apart from the others', () => {
  for (const mode of ['light', 'dark'] as const) {
    const mains = THEME_COLORS.map((color) => accents[mode][color].main);
    expect(new Set(mains).size).toBe(THEME_COLORS.length);
  }
});
