import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#server/modules/prompts/catalogue/categories.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { starterIn } from './gallery.ts';

const STARTERS = starterIn('en');

/** Products and the levels of the European framework for languages. */
const SAME_EVERYWHERE = ['PostgreSQL', 'MySQL', 'SQL Server', 'BigQuery', 'A2', 'B1', 'B2', 'C1'];
const BLANK = /\{\{([^{}]+)\}\}/g;
const blanksOf = (body: string) => [...new Set([...body.matchAll(BLANK)].map(([, name]) => name))];

/** Words of a body; Chinese has no spaces, so that its characters count, 1.6 to a word. Arabic writes
 * articles and prepositions onto the word, so that it needs fewer. */
function wordsOf(body: string, language: string): number {
  if (language === 'zh') return [...body.matchAll(/\p{Script=Han}/gu)].length / 1.6;
  return body.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu)?.length ?? 0;
}

describe('starters', () => {
  it('are fifty or more, and three or more in every category', () => {
    expect(STARTERS.length).toBeGreaterThanOrEqual(50);
    for (const { slug } of CATEGORIES)
      expect(
        STARTERS.filter(({ categorySlug }) => categorySlug === slug).length,
        slug,
      ).toBeGreaterThan(2);
  });

  it('have ids and slugs of their own, shaped as the contract wants them', () => {
    expect(new Set(STARTERS.map(({ id }) => id)).size).toBe(STARTERS.length);
    expect(new Set(STARTERS.map(({ slug }) => slug)).size).toBe(STARTERS.length);
    for (const { id, slug } of STARTERS) {
      expect(id).toMatch(/^01930c1e-5a00-7000-8000-00000000[0-9a-f]{4}$/);
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('keep their ids: people have copied from them', () => {
    const ids = new Map(STARTERS.map(({ slug, id }) => [slug, id.slice(-4)]));
    expect(ids.get('article-from-notes')).toBe('5010');
    expect(ids.get('code-review')).toBe('5050');
    expect(ids.get('weekly-report')).toBe('50a1');
    expect(ids.get('many-ideas-then-few')).toBe('5103');
  });

  it('answer a regional tag in its language and an unknown one in English', () => {
    expect(starterIn('fr-CA')).toBe(starterIn('fr'));
    expect(starterIn('sw')[0]?.language).toBe('en');
    expect(starterIn('ar')[0]).toMatchObject({ language: 'ar', direction: 'rtl' });
  });

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const starters = starterIn(language);

    it.each(starters)('$slug names in its body just the blanks that it declares', (starter) => {
      expect(blanksOf(starter.body)).toEqual(starter.variables.map(({ name }) => name));
      for (const { name } of starter.variables) expect(name).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
    });

    it.each(starters)('$slug keeps to the lengths of the contract', (starter) => {
      expect(starter.title.length).toBeLessThanOrEqual(120);
      expect(starter.description.length).toBeLessThanOrEqual(300);
      expect(starter.body.length).toBeLessThanOrEqual(20_000);
      const words = wordsOf(starter.body, language);
      expect(words).toBeGreaterThanOrEqual(language === 'ar' ? 110 : 120);
      expect(words).toBeLessThanOrEqual(350);
    });

    it.each(starters)('$slug has a label for every blank', ({ variables }) => {
      for (const { label = '', help = '' } of variables) {
        expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(120);
        expect(help.length).toBeLessThanOrEqual(300);
      }
    });

    it('has options for selects and nothing else, different ones, the default among them', () => {
      const variables = starters.flatMap((starter) => starter.variables);
      const selects = variables.filter(({ type }) => type === 'select');
      expect(variables.filter(({ options }) => options)).toEqual(selects);
      for (const { options = [], default: value } of selects) {
        expect(new Set(options).size).toBeGreaterThan(1);
        expect(options).toHaveLength(new Set(options).size);
        expect(options).toContain(value);
      }
    });

    it('has titles and tags that tell starters apart', () => {
      expect(new Set(starters.map(({ title }) => title)).size).toBe(starters.length);
      for (const { tags } of starters) expect(new Set(tags).size).toBe(tags.length);
    });
  });

  it.each(LANGUAGE_CODES.slice(1))(
    'leave only names untranslated among the options in %s',
    (language) => {
      const optionsIn = (locale: string) =>
        starterIn(locale).flatMap(({ slug, variables }) =>
          variables.flatMap(({ name, options = [] }) =>
            options.map((option) => ({ of: `${slug} ${name}`, option })),
          ),
        );
      const english = new Set(optionsIn('en').map(({ of, option }) => `${of} ${option}`));
      const same = optionsIn(language).filter(({ of, option }) => english.has(`${of} ${option}`));
      expect(same.map(({ option }) => option)).toEqual(SAME_EVERYWHERE);
    },
  );
});
