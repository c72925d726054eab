import * as PAGES from '#core/pages.ts';

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Appends what is set; empty text, false and undefined leave no trace in the address. */
function withQuery(path: string, query?: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === '' || value === false) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const id = encodeURIComponent;

type ListQuery = { q?: string; sort?: string; page?: number; pageSize?: number };

export type PromptListQuery = ListQuery & {
  scope?: 'mine' | 'team' | 'starters' | 'trash';
  categoryId?: string;
  tag?: string;
  favourite?: boolean;
  source?: string;
};

export type BillingHistoryQuery = ListQuery & { status?: string; from?: string; to?: string };

export type TeamQuery = ListQuery & { status?: string };

export type CheckoutQuery = {
  plan?: string;
  interval?: 'month' | 'year';
  seats?: number;
  trial?: boolean;
};

/** Every address of the interface, with what may follow it; the paths themselves are `PAGES`. */
export const paths = {
  home: () => PAGES.home,
  dashboard: () => PAGES.dashboard,
  generator: (query?: { starter?: string; categoryId?: string; goal?: string }) =>
    withQuery(PAGES.generator, query),
  prompt: (promptId: string, query?: { version?: number; run?: string }) =>
    withQuery(`${PAGES.prompt}/${id(promptId)}`, query),
  prompts: (query?: PromptListQuery) => withQuery(PAGES.prompts, query),
  starters: (query?: { categoryId?: string; q?: string; starter?: string }) =>
    withQuery(PAGES.starters, query),
  plans: (query?: { interval?: 'month' | 'year'; seats?: number }) => withQuery(PAGES.plans, query),
  checkout: (query?: CheckoutQuery) => withQuery(PAGES.checkout, query),
  billingHistory: (query?: BillingHistoryQuery) => withQuery(PAGES.billingHistory, query),
  paymentSuccess: (query?: { paymentId?: string }) => withQuery(PAGES.paymentSuccess, query),
  paymentFail: (query?: { paymentId?: string }) => withQuery(PAGES.paymentFail, query),
  team: (query?: TeamQuery) => withQuery(PAGES.team, query),
  profile: (query?: { tab?: string }) => withQuery(PAGES.profile, query),
  login: (query?: { redirect?: string }) => withQuery(PAGES.login, query),
  register: (query?: { redirect?: string; inviteToken?: string }) =>
    withQuery(PAGES.register, query),
  forgotPassword: () => PAGES.forgotPassword,
  resetPassword: (token?: string) =>
    token ? `${PAGES.resetPassword}/${id(token)}` : PAGES.resetPassword,
  verifyEmail: (query?: { token?: string }) => withQuery(PAGES.verifyEmail, query),
  checkEmail: () => PAGES.checkEmail,
  resendLink: () => PAGES.resendLink,
  invitation: (token: string) => `${PAGES.invitation}/${id(token)}`,
  terms: () => PAGES.terms,
  privacy: () => PAGES.privacy,
  notAuthorized: () => PAGES.notAuthorized,
  notFound: () => PAGES.notFound,
  serverError: () => PAGES.serverError,
} as const;
