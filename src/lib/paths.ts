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

/** Every address of the interface. Paths are the specification's to the letter. */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  generator: (query?: { starter?: string; categoryId?: string; goal?: string }) =>
    withQuery('/promptgenrator', query),
  prompt: (promptId: string, query?: { version?: number; run?: string }) =>
    withQuery(`/promptgenrator-edit/${id(promptId)}`, query),
  prompts: (query?: PromptListQuery) => withQuery('/promptlist', query),
  starters: (query?: { categoryId?: string; q?: string; starter?: string }) =>
    withQuery('/sample', query),
  plans: (query?: { interval?: 'month' | 'year'; seats?: number }) =>
    withQuery('/flexibleprice', query),
  checkout: (query?: CheckoutQuery) => withQuery('/checkout', query),
  billingHistory: (query?: BillingHistoryQuery) => withQuery('/billinghistory', query),
  paymentSuccess: (query?: { paymentId?: string }) => withQuery('/payment-success', query),
  paymentFail: (query?: { paymentId?: string }) => withQuery('/payment-fail', query),
  team: (query?: TeamQuery) => withQuery('/userinformation', query),
  profile: (query?: { tab?: string }) => withQuery('/userprofile', query),
  login: (query?: { redirect?: string }) => withQuery('/login', query),
  register: (query?: { redirect?: string; inviteToken?: string }) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => (token ? `/reset-password/${id(token)}` : '/reset-password'),
  verifyEmail: (query?: { token?: string }) => withQuery('/verify/email', query),
  checkEmail: () => '/check/email',
  resendLink: () => '/resend-link',
  invitation: (token: string) => `/invitation/${id(token)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  notAuthorized: () => '/401',
  notFound: () => '/404',
  serverError: () => '/500',
} as const;
