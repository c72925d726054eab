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

/** Links to the screens that take something in their address. */
const WITH_QUERY = {
  generator: (query?: { starter?: string; goal?: string }) => withQuery(PAGES.generator, query),
  prompt: (promptId: string, query?: { version?: number; run?: string }) =>
    withQuery(`${PAGES.prompt}/${id(promptId)}`, query),
  prompts: (query?: {
    scope?: 'trash';
    state?: 'draft';
    q?: string;
    categoryId?: string;
    tag?: string;
    favourite?: boolean;
    page?: number;
  }) => withQuery(PAGES.prompts, query),
  plans: (query?: { seats?: number }) => withQuery(PAGES.plans, query),
  checkout: (query: {
    plan: string;
    interval?: 'month' | 'year';
    seats?: number;
    coupon?: string;
    trial?: boolean;
  }) => withQuery(PAGES.checkout, query),
  paymentSuccess: (query?: { paymentId?: string }) => withQuery(PAGES.paymentSuccess, query),
  profile: (query?: { tab?: string }) => withQuery(PAGES.profile, query),
  login: (query?: { redirect?: string }) => withQuery(PAGES.login, query),
  register: (query?: { redirect?: string }) => withQuery(PAGES.register, query),
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
