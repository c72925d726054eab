import * as mdi from '@mdi/js';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoriesIn } from './categories.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';

const SPECIFIED =
  'writing marketing sales support coding data education academic career office translation design business life entertainment other';

/** WCAG 2.2 contrast of an sRGB color with white. */
function contrastWithWhite(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('categories', () => {
  it('are the sixteen of the specification, in order, under fixed ids', () => {
    expect(CATEGORIES.map(({ slug }) => slug).join(' ')).toBe(SPECIFIED);
    expect(CATEGORIES.map(({ order }) => order)).toEqual(CATEGORIES.map((_, index) => index + 1));
    expect(CATEGORIES.at(0)?.id).toBe('01930c1e-5a00-7000-8000-0000000000c1');
    expect(CATEGORIES.at(14)?.id).toBe('01930c1e-5a00-7000-8000-0000000000cf');
    expect(CATEGORIES.at(15)?.id).toBe('01930c1e-5a00-7000-8000-0000000000d0');
  });

  it.each(CATEGORIES)('$slug has an icon of its own in the icon set', ({ icon }) => {
    const exported = `mdi-${icon}`.replaceAll(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    expect(mdi).toHaveProperty(exported);
    expect(CATEGORIES.filter((other) => other.icon === icon)).toHaveLength(1);
  });

  it.each(CATEGORIES)('$slug has a color that carries white text', ({ color }) => {
    expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
    expect(CATEGORIES.filter((other) => other.color === color)).toHaveLength(1);
  });

  it.each(LANGUAGE_CODES)('are named and described apart from one another in %s', (language) => {
    const localised = categoriesIn(language);
    expect(new Set(localised.map(({ name }) => name)).size).toBe(16);
    expect(new Set(localised.map(({ description }) => description)).size).toBe(16);
    for (const { name, description } of localised) {
      expect(name.length).toBeLessThanOrEqual(80);
      expect(description).not.toContain('\n');
    }
  });

  it('answers a regional tag in its language and an unknown one in English', () => {
    expect(categoriesIn('ar-LB')[1]?.name).toBe('التسويق');
    expect(categoriesIn('zh-Hant-TW')).toEqual(categoriesIn('zh'));
    expect(categoriesIn('sw')).toEqual(categoriesIn('en'));
  });
});
