import { CATEGORIES } from './categories.ts';

const slugs = new Map(CATEGORIES.map(({ id, slug }) => [id, slug]));

export function isCategory(id: string): boolean {
  return slugs.has(id.toLowerCase());
}

/** The stable name of a category; nothing for an id that is none. */
export function categorySlug(id: string): string | undefined {
  return slugs.get(id.toLowerCase());
}
