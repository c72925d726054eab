/** One file a noun in `public/locales/{lng}/`, beside what every screen shares. */
export const NAMESPACES = [
  'common',
  'shell',
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
