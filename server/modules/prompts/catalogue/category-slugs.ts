import { CATEGORIES, type CategorySlug } from './categories.ts';

const slugs = new Map(CATEGORIES.map(({ id, slug }) => [id, slug]));

export function isCategory(id: string): boolean {
  return slugs.has(id.toLowerCase());
}

/** The stable name of a category; nothing for an id that is none. */
export function categorySlug(id: string): string | undefined {
  return slugs.get(id.toLowerCase());
}

const ids = new Map(CATEGORIES.map(({ id, slug }) => [slug, id]));

/** @throws Error for a slug that no category has. */
export function categoryIdOf(slug: CategorySlug): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`No category "${slug}"`);
  return id;
}
