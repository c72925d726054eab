import type { Variable } from '#core/template/variable.ts';
import ar from '#server/locales/ar/starters.json' with { type: 'json' };
import en from '#server/locales/en/starters.json' with { type: 'json' };
import es from '#server/locales/es/starters.json' with { type: 'json' };
import fr from '#server/locales/fr/starters.json' with { type: 'json' };
import zh from '#server/locales/zh/starters.json' with { type: 'json' };
import { CATEGORIES } from '#server/modules/prompts/catalogue/categories.ts';
import { languageFor, type Language } from '#server/modules/prompts/catalogue/languages.ts';
import { LIFE } from './starter-rows-life.ts';
import { STUDY } from './starter-rows-study.ts';
import { WORK } from './starter-rows-work.ts';
import type { StarterSpec, VariableSpec } from './starter-rows.ts';

type VariableTexts = { label: string; help?: string; options?: Record<string, string> };
type StarterTexts = {
  title: string;
  description: string;
  body: string;
  variables: Record<string, VariableTexts>;
};
type Texts = { prompts: Record<string, StarterTexts>; tags: Record<string, string> };

/** A starter to show or copy; `variables` in the order in which the body first names them. */
export type Starter = {
  id: string;
  slug: string;
  categoryId: string;
  categorySlug: StarterSpec['category'];
  technique: StarterSpec['technique'];
  answerTokens: number;
  language: Language;
  direction: 'ltr' | 'rtl';
  title: string;
  description: string;
  body: string;
  tags: string[];
  variables: Variable[];
};

const TEXTS: Record<Language, Texts> = { en, ar, es, fr, zh };
const CATEGORY_IDS = new Map(CATEGORIES.map(({ slug, id }) => [slug, id]));

/** Every starter without its words, by category. */
export const STARTER_ROWS: readonly StarterSpec[] = [...WORK, ...STUDY, ...LIFE];

/** What the catalogues promise for every row; the tests hold them to it. */
function demand<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The starters lack ${what}`);
  return value;
}

function variableOf(spec: VariableSpec, texts: VariableTexts): Variable {
  const named = (option: string) => texts.options?.[option] ?? option;
  return {
    name: spec.name,
    label: texts.label,
    type: spec.type,
    required: spec.required,
    default: spec.default === undefined ? undefined : named(spec.default),
    options: spec.options?.map(named),
    help: texts.help,
  };
}

function starterOf(row: StarterSpec, language: Language): Starter {
  const { prompts, tags } = TEXTS[language];
  const texts = demand(prompts[row.slug], `${language}: ${row.slug}`);
  const place = ({ name }: VariableSpec) => texts.body.indexOf(`{{${name}}}`);
  return {
    id: row.id,
    slug: row.slug,
    categoryId: demand(CATEGORY_IDS.get(row.category), row.category),
    categorySlug: row.category,
    technique: row.technique,
    answerTokens: row.answerTokens,
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title: texts.title,
    description: texts.description,
    body: texts.body,
    tags: row.tags.map((tag) => demand(tags[tag], `${language}: tag ${tag}`)),
    variables: row.variables
      .map((spec) =>
        variableOf(spec, demand(texts.variables[spec.name], `${language}: ${spec.name}`)),
      )
      .sort((one, other) => place(one) - place(other)),
  };
}

const made = new Map<Language, readonly Starter[]>();

/** All starters in the language of `locale` (BCP 47), English when it is not spoken here. */
export function starterIn(locale: string): readonly Starter[] {
  const language = languageFor(locale);
  const known = made.get(language);
  if (known) return known;
  const starters = STARTER_ROWS.map((row) => starterOf(row, language));
  made.set(language, starters);
  return starters;
}
