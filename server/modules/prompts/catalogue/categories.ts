import type texts from '#server/locales/en/categories.json';
import { FALLBACK_LANGUAGE, supportedLanguage } from '#core/language/languages.ts';
import { text } from '#server/platform/text/texts.ts';

export type CategorySlug = keyof typeof texts;

/** `icon` is a name of Material Design Icons; `color` fills a chip under white text in both modes. */
export type Category = {
  readonly id: string;
  readonly slug: CategorySlug;
  readonly icon: string;
  readonly color: string;
  readonly order: number;
};
export type LocalisedCategory = Category & { readonly name: string; readonly description: string };

const ROWS: ReadonlyArray<readonly [slug: CategorySlug, icon: string, color: string]> = [
  ['writing', 'fountain-pen-tip', '#2E7D32'],
  ['marketing', 'bullhorn-outline', '#C62828'],
  ['sales', 'handshake-outline', '#AD1457'],
  ['support', 'face-agent', '#00838F'],
  ['coding', 'code-braces', '#283593'],
  ['data', 'chart-box-outline', '#1565C0'],
  ['education', 'school-outline', '#6A1B9A'],
  ['academic', 'book-open-page-variant-outline', '#4527A0'],
  ['career', 'briefcase-outline', '#4E342E'],
  ['office', 'calendar-check-outline', '#00695C'],
  ['translation', 'translate', '#0277BD'],
  ['design', 'palette-outline', '#BF360C'],
  ['business', 'domain', '#37474F'],
  ['life', 'home-heart', '#33691E'],
  ['entertainment', 'drama-masks', '#8E24AA'],
  ['other', 'dots-horizontal-circle-outline', '#546E7A'],
];

const FIRST_ID = 0xc1;

/** The categories that everybody has, in their order. Rows keep their place: the id is made from it. */
export const CATEGORIES: readonly Category[] = ROWS.map(([slug, icon, color], index) => ({
  id: `01930c1e-5a00-7000-8000-${(FIRST_ID + index).toString(16).padStart(12, '0')}`,
  slug,
  icon,
  color,
  order: index + 1,
}));

/** The categories in the language of `locale` (BCP 47), English when it is not spoken here. */
export function categoriesIn(locale: string): LocalisedCategory[] {
  const language = supportedLanguage(locale) ?? FALLBACK_LANGUAGE;
  return CATEGORIES.map((category) => ({
    ...category,
    name: text(language, `categories:${category.slug}.name`),
    description: text(language, `categories:${category.slug}.description`),
  }));
}
