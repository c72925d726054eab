/** Categories by slug, as `data/categories.ts` has them. */
export const CARD_CATEGORIES = [
  'writing',
  'marketing',
  'sales',
  'support',
  'coding',
  'data',
  'education',
  'academic',
  'career',
  'office',
  'translation',
  'design',
  'business',
  'life',
  'entertainment',
  'other',
] as const;
