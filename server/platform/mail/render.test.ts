import { expect, test } from 'vitest';
import { MAIL_COLORS, renderMail } from './render.ts';

const { html } = renderMail({
  to: 'lin@example.com',
  locale: 'ar',
  template: 'mail:verifyEmail',
  url: 'https://app.example.com/verify/email?token=pwv_1',
});

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)('every text is legible in a %s scheme', (scheme) => {
  const { page, card, ...texts } = MAIL_COLORS;
  for (const [part, color] of Object.entries(texts))
    for (const ground of [page, card])
      expect(contrast(color[scheme], ground[scheme]), part).toBeGreaterThanOrEqual(4.5);
});

test('nothing keeps its light colour in a dark scheme but the button', () => {
  const dark = html.slice(html.indexOf('prefers-color-scheme:dark'), html.indexOf('</style>'));
  const colored = [
    ...html.matchAll(/<(\w+)[^>]*?(?:class="(\w+)")?[^>]*style="[^"]*(?:color|background):#/gu),
  ];
  expect(colored.length).toBeGreaterThan(6);
  for (const [tag] of colored) {
    if (tag.includes('background:#157347')) continue;
    const part = /class="(\w+)"/u.exec(tag)?.[1];
    expect(dark, tag).toContain(`.${part}{`);
  }
});
