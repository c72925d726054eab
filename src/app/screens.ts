import type { Namespace } from '../i18n/namespaces.ts';
import type common from '#public/locales/en/common.json';

/** Who may open a screen. `guest`: signed-in visitors are sent to /. `open`: everybody. */
export type Access = 'guest' | 'signedIn' | 'open';

export type Screen = {
  /** Paths as in the specification; several when they show the same. */
  paths: readonly [string, ...string[]];
  /** `<noun>/<name>` for `features/<noun>/pages/<name>-page.tsx`; `app/<name>` for our own. */
  page: string;
  title: keyof (typeof common)['titles'];
  namespaces: readonly Namespace[];
  layout: 'split' | 'main' | 'blank';
  access: Access;
  /** What a signed-in person must be allowed to see it; otherwise /401. */
  ability?: { action: string; subject: string };
};

/** What a route tells about its screen. */
export type RouteHandle = { title: Screen['title']; screen: Screen };

const split = (
  access: Access,
  page: string,
  title: Screen['title'],
  ...paths: Screen['paths']
): Screen => ({ paths, page, title, access, layout: 'split', namespaces: ['auth'] });

const main = (
  noun: Extract<Namespace, 'account' | 'billing' | 'dashboard' | 'prompts' | 'team'>,
  page: string,
  title: Screen['title'],
  ...paths: Screen['paths']
): Screen => ({
  paths,
  page: `${noun}/${page}`,
  title,
  access: 'signedIn',
  layout: 'main',
  namespaces: [noun],
  ability: { action: 'read', subject: noun },
});

const own = (
  page: string,
  title: Screen['title'],
  path: string,
  namespaces: Screen['namespaces'] = [],
): Screen => ({
  paths: [path],
  page: `app/${page}`,
  title,
  access: 'open',
  layout: 'blank',
  namespaces,
});

/** Every screen of the interface. A link that carries a token opens for whoever holds it. */
export const SCREENS: readonly Screen[] = [
  split('guest', 'auth/login', 'login', '/login'),
  split('guest', 'auth/register', 'register', '/register'),
  split('guest', 'auth/forgot-password', 'forgotPassword', '/forgot-password'),
  split('guest', 'auth/check-email', 'checkEmail', '/check/email'),
  split('guest', 'auth/resend-link', 'resendLink', '/resend-link'),
  split('guest', 'auth/reset-password', 'resetPassword', '/reset-password'),
  split('open', 'auth/reset-password', 'resetPassword', '/reset-password/:token'),
  split('open', 'auth/verify-email', 'verifyEmail', '/verify/email', '/verify/email/:token'),
  split('open', 'auth/invitation', 'invitation', '/invitation/:token'),

  main('dashboard', 'dashboard', 'dashboard', '/', '/dashboard'),
  main('prompts', 'prompt-generator', 'generator', '/promptgenrator'),
  main('prompts', 'prompt-editor', 'editor', '/promptgenrator-edit/:id'),
  main('prompts', 'prompt-library', 'prompts', '/promptlist'),
  main('prompts', 'starters', 'starters', '/sample'),
  main('billing', 'plans', 'plans', '/flexibleprice'),
  main('billing', 'billing-history', 'billingHistory', '/billinghistory'),
  main('billing', 'checkout', 'checkout', '/checkout'),
  main('billing', 'payment-success', 'paymentSuccess', '/payment-success'),
  main('billing', 'payment-fail', 'paymentFail', '/payment-fail'),
  main('team', 'team', 'team', '/userinformation'),
  main('account', 'profile', 'profile', '/userprofile'),

  own('terms', 'terms', '/terms', ['account']),
  own('privacy', 'privacy', '/privacy', ['account']),
  own('not-authorized', 'notAuthorized', '/401'),
  own('not-found', 'notFound', '/404'),
  own('server-error', 'serverError', '/500'),
];

/** Guest screens that the build renders ahead; those with a token in the path cannot be. */
export const PRERENDERED_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/resend-link',
  '/check/email',
  '/verify/email',
  '/reset-password',
] as const;
