/** Files of `public/locales/{lng}/`: one a noun, and what several screens share. */
export const NAMESPACES = [
  'common',
  'shell',
  'components',
  'auth',
  'account',
  'dashboard',
  'prompts',
  'billing',
  'team',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** What every screen needs before it can be shown. */
export const BASE_NAMESPACES = ['common', 'shell'] as const satisfies readonly Namespace[];
