import { OUR_STATUSES } from '#contract/cases/refusal-statuses.ts';
import { AdapterError, type Adapter, type RequestExample } from '#contract/check/adapter.ts';
import { OUR_RULES } from '#contract/checker/our-rules.ts';

const PASSWORD = 'cedar-lantern-42';
const OTHER_PASSWORD = 'a-walk-along-the-corniche';
const AUTH = '/api/users/auth';
const VERIFY_OTP = '/api/v1/admin/auth/verify/otp';
/** Most seats of a trial. */
const SEATS = 5;

type Person = { email: string; token: string };
type Mail = { to: string; template: string; url?: string; code?: string };

/** Mailed tokens by the operation that takes them: the template of the mail. */
const CONSENT = { renewalConsent: { textVersion: '2026-11-01' } };

let base = '';
/** Numbers the addresses that are invited, since each takes one invitation. */
let invited = 0;
let isMock = false;
let passing: Person | undefined;
let owner: Person | undefined;

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  if (answer.status === 429)
    throw new AdapterError(
      `${path} is limited for ${answer.headers.get('retry-after')} seconds. RATE_LIMIT_FACTOR=100 npm start takes more.`,
    );
  throw new AdapterError(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
}

/** What the newest mail to an address holds, out of the outbox. Mail is sent after the answer, so it may take a moment. */
async function mailed(email: string, find: (mail: Mail) => string | undefined): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${base}/dev/outbox.json`);
    if (answer.status === 404)
      throw new AdapterError(
        `${base} has no outbox. Check the embedded default (npm start without SMTP_URL), or give --token and --other-token.`,
      );
    const { items } = (await answer.json()) as { items: Mail[] };
    for (const mail of items) {
      const found = mail.to.includes(email) ? find(mail) : undefined;
      if (found !== undefined) return found;
    }
    await new Promise((done) => void setTimeout(done, 100));
  }
  throw new AdapterError(`No mail came to ${email}.`);
}

const mailedToken = (email: string, prefix: string): Promise<string> =>
  mailed(email, ({ url = '' }) => new RegExp(String.raw`${prefix}_[\w-]+`).exec(url)?.[0]);

const NEW_PERSON = {
  firstName: 'Lin',
  lastName: 'Chen',
  password: PASSWORD,
  acceptTerms: true,
  language: 'en',
};

const addressOf = (name: string) => `check-${name}-${Date.now().toString(36)}@example.com`;

async function signUp(name: string, isVerified = true): Promise<Person> {
  const email = addressOf(name);
  await call('POST', `${AUTH}/register/email`, { ...NEW_PERSON, email });
  if (isVerified) await call('POST', `${AUTH}/verify-email/${await mailedToken(email, 'pwv')}`);
  return { email, token: await signIn(email, PASSWORD) };
}

const signIn = async (email: string, password: string): Promise<string> =>
  (await call<{ token: string }>('POST', `${AUTH}/login`, { email, password })).token;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The person whose password and sessions the run may change. */
async function guest(): Promise<Person> {
  return (passing ??= await signUp('passing'));
}

/** Begins a trial with seats. */
async function startTeam({ token }: Person): Promise<void> {
  const team = { planCode: 'team', interval: 'month', seats: SEATS };
  const body = { ...team, withCard: false, acceptTerms: true };
  await call('POST', '/api/users/stripe/createPayment-freeTrial', body, token);
}

/** A sub-user of a client, who joins as a new person by the mailed link. */
async function join(client: Person, name: string, preset: 'editor' | 'viewer'): Promise<Person> {
  const email = addressOf(name);
  await call('POST', '/api/users/prompt/add/users', { users: [{ email, preset }] }, client.token);
  const path = `${AUTH}/invitation/${await mailedToken(email, 'pwi')}`;
  const { token } = await call<{ token: string }>('POST', path, NEW_PERSON);
  return { email, token };
}

/** Makes a person an administrator, who then signs in by a mailed code; undefined where the server has no `/dev/admin`. */
async function promote({ email }: Person): Promise<Person | undefined> {
  const answer = await fetch(`${base}/dev/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: email }),
  });
  if (answer.status !== 204) return undefined;
  const credentials = { email, password: PASSWORD };
  const { otpToken } = await call<{ otpToken: string }>('POST', `${AUTH}/login`, credentials);
  const code = await mailed(email, (mail) => mail.code);
  const { token } = await call<{ token: string }>('POST', VERIFY_OTP, { otpToken, code });
  return { email, token };
}

/** People of other roles, all in the other person's team, so that no request of the owner's changes them. */
async function peopleOfRoles(client: Person) {
  await startTeam(client);
  const member = await join(client, 'member', 'editor');
  const viewer = await join(client, 'viewer', 'viewer');
  // An invitation takes nothing from the sign-ups that a network has.
  const admin = await promote(await join(client, 'admin', 'editor'));
  return {
    member: bearer(member.token),
    viewer: bearer(viewer.token),
    ...(admin && { admin: bearer(admin.token) }),
  };
}

/** A fresh set-up of a card that the sandbox's bank has taken. */
async function cardSetUp(token: string): Promise<string> {
  const path = '/api/users/payments/setup-intents';
  const setUp = await call<{ setupIntentId: string; clientSecret: string }>(
    'POST',
    path,
    CONSENT,
    token,
  );
  const { clientSecret } = setUp;
  await call(
    'POST',
    '/api/users/payments/sandbox/confirm',
    { clientSecret, card: 'success' },
    token,
  );
  return setUp.setupIntentId;
}

/** Removes the sub-user who was invited first, where no seat is free. */
async function freeSeat(token: string): Promise<void> {
  const path = '/api/users/prompt/users';
  type Invited = { id: string; invitedAt: string };
  const { items } = await call<{ items: Invited[] }>('GET', path, undefined, token);
  const [first] = items.toSorted((a, b) => a.invitedAt.localeCompare(b.invitedAt));
  if (first && items.length >= SEATS) await call('DELETE', `${path}/${first.id}`, undefined, token);
}

/** Requests that need what a mail or an earlier call gave. */
const EXAMPLES: Readonly<Record<string, () => Promise<RequestExample>>> = {
  login: async () => ({
    body: { email: (await guest()).email, password: PASSWORD, remember: true },
  }),
  logout: async () => ({ headers: bearer(await signIn((await guest()).email, PASSWORD)) }),
  getPromptVersion: () => Promise.resolve({ path: { version: 1 } }),
  saveCard: async () => ({
    body: { setupIntentId: await cardSetUp(owner?.token ?? ''), makeDefault: true },
  }),
  createFreeTrialPayment: async () => ({
    headers: bearer((await guest()).token),
    body: { planCode: 'pro', interval: 'month', withCard: false, acceptTerms: true },
  }),
  addSubUsers: async () => {
    await freeSeat(owner?.token ?? '');
    invited += 1;
    const email = `check-member-${Date.now().toString(36)}-${invited}@example.com`;
    return { body: { users: [{ email, preset: 'editor' }] } };
  },
  updatePassword: async () => {
    const { email } = await signUp('password', false);
    const token = await signIn(email, PASSWORD);
    return { headers: bearer(token), body: { oldPassword: PASSWORD, password: OTHER_PASSWORD } };
  },
};

/** Beginnings of mailed tokens, by what a workflow calls the mail. */
const PREFIXES: Readonly<Record<string, string>> = {
  verification: 'pwv',
  reset: 'pwr',
  invitation: 'pwi',
};

/** Our contract on our server's embedded default, whose outbox shows the mails, and on our mock. */
const adapter: Adapter = {
  async prepare({ url }) {
    base = url;
    passing = undefined;
    isMock =
      (await fetch(`${base}/__mock/status`)).headers
        .get('content-type')
        ?.startsWith('application/json') ?? false;
    if (isMock)
      return {
        actors: { owner: bearer('pws_the-mock-checks-no-token') },
        skip: {
          'credentials-ignored': 'The mock checks no token, only that there is one.',
          'signature-ignored': 'The mock knows no key to check a signature by.',
          'delete-not-working': 'The mock remembers nothing.',
          'created-missing': 'The mock remembers nothing.',
          'change-not-kept': 'The mock remembers nothing.',
          'unknown-id-answered': 'To the mock every well-formed id exists.',
          'filter-broken': 'The mock answers with examples.',
          'sort-broken': 'The mock answers with examples.',
          'page-broken': 'The mock answers with examples.',
          'repeat-not-replayed': 'The mock remembers nothing.',
          'key-reused': 'The mock remembers nothing.',
          'role-ignored': 'The mock knows no roles.',
          'workflow-broken': 'The mock remembers nothing.',
        },
      };
    owner = await signUp('owner');
    const other = await signUp('other');
    await startTeam(owner);
    const roles = await peopleOfRoles(other);
    return { actors: { owner: bearer(owner.token), other: bearer(other.token), ...roles } };
  },
  inputs: (workflowId) => ({
    email: addressOf(workflowId),
    memberEmail: addressOf(`${workflowId}-member`),
    title: `Letter of ${Date.now().toString(36)}`,
  }),
  mailedToken: (kind, address) => mailedToken(address, PREFIXES[kind] ?? kind),
  examples: (operationId) => (isMock ? undefined : EXAMPLES[operationId]?.()),
  cost: (operationId) => {
    if (/^(?:executePrompt|generatePrompt|(?:save|export)PromptAs\w+)$/.test(operationId))
      return 'quota';
    return /Payment|Card|Setup|Subscription|addSubUsers|resendInvitation|registerWithEmail/.test(
      operationId,
    )
      ? 'money'
      : 'free';
  },
  mayUse(actor, { object }) {
    const rule = object['x-permission'];
    if (!rule) return undefined;
    if (rule['role'] === 'admin') return actor === 'admin';
    // An installation may keep for administrators what sub-users may not use anywhere.
    if (actor !== 'member' && actor !== 'viewer') return rule['ownAccount'] ? undefined : true;
    if (rule['ownAccount']) return false;
    if (rule['subject'] === 'billing' || rule['subject'] === 'team') return false;
    return !(actor === 'viewer' && rule['subject'] === 'prompts' && rule['action'] !== 'read');
  },
  refusals: OUR_STATUSES,
  rules: OUR_RULES,
  isPrivate: true,
  requestsPerPerson: 1_400,
};

export default adapter;
