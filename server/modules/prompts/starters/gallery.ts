import type { Direction } from '#core/text/direction.ts';
import type { Variable } from '#core/template/variable.ts';
import { galleryBody, galleryCards, type GalleryCard } from '#server/domain/cards/gallery.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import {
  directionOf,
  FALLBACK_LANGUAGE,
  type Language,
  supportedLanguage,
} from '#core/language/languages.ts';

/** A starter to show or copy; `variables` in the order in which the body first names them. */
export type Starter = {
  id: string;
  slug: string;
  categoryId: string;
  categorySlug: GalleryCard['category'];
  language: Language;
  direction: Direction;
  title: string;
  description: string;
  body: string;
  tags: string[];
  variables: Variable[];
};

const CATEGORY_IDS = new Map(CATEGORIES.map(({ slug, id }) => [slug, id]));

function variablesOf(card: GalleryCard, body: string): Variable[] {
  const place = ({ name }: Variable) => body.indexOf(`{{${name}}}`);
  return [...card.slots, ...card.materials]
    .flatMap(({ id, label }): Variable[] => {
      const input = card.gallery.inputs[id];
      return input ? [{ name: id, label, ...input }] : [];
    })
    .sort((one, other) => place(one) - place(other));
}

function starterOf(card: GalleryCard, language: Language): Starter {
  const body = galleryBody(card);
  const categoryId = CATEGORY_IDS.get(card.category);
  if (categoryId === undefined) throw new Error(`No category ${card.category}`);
  return {
    id: `01930c1e-5a00-7000-8000-${card.gallery.id.padStart(12, '0')}`,
    slug: card.id,
    categoryId,
    categorySlug: card.category,
    language,
    direction: directionOf(language),
    title: card.name,
    description: card.gallery.description,
    body,
    tags: card.gallery.tags,
    variables: variablesOf(card, body),
  };
}

const made = new Map<Language, readonly Starter[]>();

/** All starters in the language of `locale` (BCP 47), English when it is not spoken here. */
export function starterIn(locale: string): readonly Starter[] {
  const language = supportedLanguage(locale) ?? FALLBACK_LANGUAGE;
  const known = made.get(language);
  if (known) return known;
  const starters = galleryCards(language).map((card) => starterOf(card, language));
  made.set(language, starters);
  return starters;
}
