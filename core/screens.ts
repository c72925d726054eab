/** Who may open a screen. `guest`: signed-in visitors are sent to /. `open`: everybody. */
export type Access = 'guest' | 'signedIn' | 'open';

type Noun = 'account' | 'auth' | 'billing' | 'dashboard' | 'prompts' | 'team';

type Row = {
  /** Spelt as in the specification. */
  address: string;
  /** What follows the address in a link; with `?` the screen opens without it, too. */
  parameter?: ':id' | ':token' | ':token?';
  /** `<noun>/<name>` for `src/features/<noun>/pages/<name>-page.tsx`; `app/<name>` for `src/app/pages`. */
  page: string;
  /** Key below `titles` of `common.json`, where it is not the screen's name. */
  title?: string;
  /** Catalogues that the page reads besides `common` and `shell`. */
  namespaces: readonly (Noun | 'components')[];
  layout: 'split' | 'main' | 'blank';
  access: Access;
  /** What a signed-in person must be allowed to see it; otherwise /401. */
  ability?: { action: string; subject: string };
  /** Stays on the page, hidden, when another screen is opened: it only shows what the server has. */
  isKept?: boolean;
};

const guest = (page: string, address: string): Row => ({
  address,
  page: `auth/${page}`,
  access: 'guest',
  layout: 'split',
  namespaces: ['auth'],
});

const main = (noun: Noun, page: string, address: string): Row => ({
  address,
  page: `${noun}/${page}`,
  access: 'signedIn',
  layout: 'main',
  namespaces: ['components', noun],
  ability: { action: 'read', subject: noun },
});

const kept = (noun: Noun, page: string, address: string): Row => ({
  ...main(noun, page, address),
  isKept: true,
});

const open = (page: string, address: string, namespaces: Row['namespaces'] = []): Row => ({
  address,
  page: `app/${page}`,
  access: 'open',
  layout: 'blank',
  namespaces,
});

const ROWS = {
  login: guest('login', '/login'),
  register: guest('register', '/register'),
  forgotPassword: guest('forgot-password', '/forgot-password'),
  checkEmail: guest('check-email', '/check/email'),
  resendLink: guest('resend-link', '/resend-link'),
  resetPassword: { ...guest('reset-password', '/reset-password'), parameter: ':token?' },
  verifyEmail: {
    ...guest('verify-email', '/verify/email'),
    access: 'open',
    parameter: ':token?',
  },
  invitation: { ...guest('invitation', '/invitation'), access: 'open', parameter: ':token' },

  home: { ...kept('dashboard', 'dashboard', '/'), title: 'dashboard' },
  dashboard: kept('dashboard', 'dashboard', '/dashboard'),
  generator: main('prompts', 'prompt-generator', '/promptgenrator'),
  prompt: {
    ...main('prompts', 'prompt-editor', '/promptgenrator-edit'),
    parameter: ':id',
    title: 'editor',
  },
  prompts: kept('prompts', 'prompt-library', '/promptlist'),
  starters: kept('prompts', 'starters', '/sample'),
  models: main('prompts', 'models', '/models'),
  plans: main('billing', 'plans', '/flexibleprice'),
  billingHistory: kept('billing', 'billing-history', '/billinghistory'),
  checkout: main('billing', 'checkout', '/checkout'),
  paymentSuccess: main('billing', 'payment-success', '/payment-success'),
  paymentFail: main('billing', 'payment-fail', '/payment-fail'),
  team: kept('team', 'team', '/userinformation'),
  // Its plan tab shows the same plan and cards as the billing screens.
  profile: {
    ...main('account', 'profile', '/userprofile'),
    namespaces: ['components', 'account', 'billing'],
  },

  terms: open('terms', '/terms', ['account']),
  privacy: open('privacy', '/privacy', ['account']),
  notAuthorized: open('not-authorized', '/401'),
  notFound: open('not-found', '/404'),
  serverError: open('server-error', '/500'),
} as const satisfies Record<string, Row>;

type Rows = typeof ROWS;
export type ScreenName = keyof Rows;
/** The key of a screen's title: its own, or the screen's name. */
type TitleOf<K extends ScreenName> = Rows[K] extends { title: infer Title extends string }
  ? Title
  : K;
export type Screen = Omit<Row, 'title'> & { title: { [K in ScreenName]: TitleOf<K> }[ScreenName] };

const NAMES = Object.keys(ROWS) as ScreenName[];

/** Every screen of the interface. */
export const SCREENS: readonly Screen[] = NAMES.map((name) => {
  const row: Row = ROWS[name];
  return { ...row, title: (row.title ?? name) as Screen['title'] };
});

/** The address of every screen by its name. */
export const PAGES = Object.fromEntries(
  NAMES.map((name) => [name, ROWS[name].address]),
) as Readonly<Record<ScreenName, string>>;

/** A screen's routes: what follows its address, and who may open it so. */
export function routesOf({
  address,
  parameter,
  access,
}: Screen): { path: string; access: Access }[] {
  const plain = { path: address, access };
  if (!parameter) return [plain];
  // A link with a mailed token opens for its holder, signed in or not.
  const below = {
    path: `${address}/${parameter.replace('?', '')}`,
    access: parameter.startsWith(':token') ? ('open' as const) : access,
  };
  return parameter.endsWith('?') ? [plain, below] : [below];
}
