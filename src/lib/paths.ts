import { PAGES, type ScreenName } from '#core/screens.ts';

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
  coupon?: string;
  trial?: boolean;
};

/** Links to the screens that take something in their address. */
const WITH_QUERY = {
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
  resetPassword: (token?: string) =>
    token ? `${PAGES.resetPassword}/${id(token)}` : PAGES.resetPassword,
  verifyEmail: (query?: { token?: string }) => withQuery(PAGES.verifyEmail, query),
  invitation: (token: string) => `${PAGES.invitation}/${id(token)}`,
};

type Plain = Readonly<Record<Exclude<ScreenName, keyof typeof WITH_QUERY>, () => string>>;

const PLAIN = Object.fromEntries(
  Object.entries(PAGES).map(([name, address]) => [name, () => address]),
) as Plain;

/** A link to every screen, by the screen's name. */
export const paths = { ...PLAIN, ...WITH_QUERY };
