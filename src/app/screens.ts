import * as PAGES from '#core/pages.ts';
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
  namespaces: ['components', noun],
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
  split('guest', 'auth/login', 'login', PAGES.login),
  split('guest', 'auth/register', 'register', PAGES.register),
  split('guest', 'auth/forgot-password', 'forgotPassword', PAGES.forgotPassword),
  split('guest', 'auth/check-email', 'checkEmail', PAGES.checkEmail),
  split('guest', 'auth/resend-link', 'resendLink', PAGES.resendLink),
  split('guest', 'auth/reset-password', 'resetPassword', PAGES.resetPassword),
  split('open', 'auth/reset-password', 'resetPassword', `${PAGES.resetPassword}/:token`),
  split(
    'open',
    'auth/verify-email',
    'verifyEmail',
    PAGES.verifyEmail,
    `${PAGES.verifyEmail}/:token`,
  ),
  split('open', 'auth/invitation', 'invitation', `${PAGES.invitation}/:token`),

  main('dashboard', 'dashboard', 'dashboard', PAGES.home, PAGES.dashboard),
  main('prompts', 'prompt-generator', 'generator', PAGES.generator),
  main('prompts', 'prompt-editor', 'editor', `${PAGES.prompt}/:id`),
  main('prompts', 'prompt-library', 'prompts', PAGES.prompts),
  main('prompts', 'starters', 'starters', PAGES.starters),
  main('billing', 'plans', 'plans', PAGES.plans),
  main('billing', 'billing-history', 'billingHistory', PAGES.billingHistory),
  main('billing', 'checkout', 'checkout', PAGES.checkout),
  main('billing', 'payment-success', 'paymentSuccess', PAGES.paymentSuccess),
  main('billing', 'payment-fail', 'paymentFail', PAGES.paymentFail),
  main('team', 'team', 'team', PAGES.team),
  // Its plan tab shows the same plan and cards as the billing screens.
  {
    ...main('account', 'profile', 'profile', PAGES.profile),
    namespaces: ['components', 'account', 'billing'],
  },

  own('terms', 'terms', PAGES.terms, ['account']),
  own('privacy', 'privacy', PAGES.privacy, ['account']),
  own('not-authorized', 'notAuthorized', PAGES.notAuthorized),
  own('not-found', 'notFound', PAGES.notFound),
  own('server-error', 'serverError', PAGES.serverError),
];
