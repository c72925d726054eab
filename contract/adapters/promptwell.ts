import { OUR_STATUSES } from '#contract/cases/refusal-statuses.ts';
import type { Adapter, RequestExample } from '#contract/check/adapter.ts';
import { OUR_RULES } from '#contract/checker/our-rules.ts';
import {
  addressOf,
  bearer,
  createPeople,
  PASSWORD,
  SEATS,
  type People,
  type Person,
} from './promptwell-people.ts';
import { savePrompts } from './promptwell-prompts.ts';
import { embedded, type Surroundings } from './promptwell-surroundings.ts';

const OTHER_PASSWORD = 'a-walk-along-the-corniche';
const CONSENT = { renewalConsent: { textVersion: '2026-11-01' } };

/** Checks that the mock cannot pass. */
const NOT_OF_THE_MOCK = {
  'credentials-ignored': 'The mock checks no token, only that there is one.',
  'signature-ignored': 'The mock knows no key to check a signature by.',
  'delete-not-working': 'The mock remembers nothing.',
  'created-missing': 'The mock remembers nothing.',
  'change-not-kept': 'The mock remembers nothing.',
  'other-resource': 'The mock answers with examples.',
  'unknown-id-answered': 'To the mock every well-formed id exists.',
  'filter-broken': 'The mock answers with examples.',
  'sort-broken': 'The mock answers with examples.',
  'page-broken': 'The mock answers with examples.',
  'repeat-not-replayed': 'The mock remembers nothing.',
  'key-reused': 'The mock remembers nothing.',
  'role-ignored': 'The mock knows no roles.',
  'workflow-broken': 'The mock remembers nothing.',
} as const;

const isMock = async (url: string): Promise<boolean> => {
  const { headers } = await fetch(`${url}/__mock/status`);
  return headers.get('content-type')?.startsWith('application/json') ?? false;
};

/** Checks that the kit's own mock of our contract cannot pass. */
const NOT_OF_MEMORY = {
  'promise-broken': 'The mock knows the schemas, not what the contract says in words.',
  'role-ignored': 'The mock knows no roles.',
  'wrong-refusal': 'The mock refuses with the first status that the contract documents for it.',
  'unknown-id-answered': 'The mock answers with examples where it found no resource.',
  'change-not-kept': 'The mock answers with examples where it found no resource.',
  'signature-ignored': 'The mock knows no key to check a signature by.',
  'workflow-broken': 'The mock knows no rules beyond the schemas, and sends no mail.',
} as const;

/** Whether a mock with memory answers, which then begins with the examples again. */
const isMemory = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/__mock/reset`, { method: 'POST' })).status === 204;

/** A fresh set-up of a card that the sandbox's bank has taken. */
async function cardSetUp({ call }: People, token: string): Promise<string> {
  const { clientSecret, setupIntentId } = await call<{
    setupIntentId: string;
    clientSecret: string;
  }>('POST', '/api/users/payments/setup-intents', CONSENT, token);
  const confirmation = { clientSecret, card: 'success' };
  await call('POST', '/api/users/payments/sandbox/confirm', confirmation, token);
  return setupIntentId;
}

/** Saves a card that stays: the last one cannot be removed while a plan is paid by it. */
async function keepCard(people: People, token: string): Promise<void> {
  const body = { setupIntentId: await cardSetUp(people, token), makeDefault: true };
  await people.call('POST', '/api/users/payments/save-card', body, token);
}

/** Removes the sub-user who was invited first, where no seat is free. */
async function freeSeat({ call }: People, token: string): Promise<void> {
  const path = '/api/users/prompt/users';
  type Invited = { id: string; invitedAt: string };
  const { items } = await call<{ items: Invited[] }>('GET', path, undefined, token);
  const [first] = items.toSorted((a, b) => a.invitedAt.localeCompare(b.invitedAt));
  if (first && items.length >= SEATS) await call('DELETE', `${path}/${first.id}`, undefined, token);
}

/** Requests that need what a mail or an earlier call gave. */
function createExamples(people: People, owner: Person) {
  const { signIn, signUp } = people;
  /** Numbers the addresses that are invited, since each takes one invitation. */
  let invited = 0;
  let passing: Promise<Person> | undefined;
  let kept: Promise<void> | undefined;
  /** The person whose password and sessions the run may change. */
  const guest = () => (passing ??= signUp('passing'));
  const examples: Readonly<Record<string, () => Promise<RequestExample>>> = {
    login: async () => ({
      body: { email: (await guest()).email, password: PASSWORD, remember: true },
    }),
    logout: async () => ({ headers: bearer(await signIn((await guest()).email, PASSWORD)) }),
    getPromptVersion: () => Promise.resolve({ path: { version: 1 } }),
    saveCard: async () => {
      await (kept ??= keepCard(people, owner.token));
      return { body: { setupIntentId: await cardSetUp(people, owner.token), makeDefault: true } };
    },
    createFreeTrialPayment: async () => ({
      headers: bearer((await guest()).token),
      body: { planCode: 'pro', interval: 'month', withCard: false, acceptTerms: true },
    }),
    addSubUsers: async () => {
      await freeSeat(people, owner.token);
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
  return examples;
}

/** Our contract on our server, whose surroundings show the mails, and on our mock. */
export function promptwellAdapter(around: (base: string) => Surroundings = embedded): Adapter {
  let people: People | undefined;
  let administrator: Person | undefined;
  let examples: ReturnType<typeof createExamples> = {};
  let surroundings: Surroundings | undefined;
  return {
    async prepare({ url }) {
      examples = {};
      if (await isMock(url))
        return {
          actors: { owner: bearer('pws_the-mock-checks-no-token') },
          skip: NOT_OF_THE_MOCK,
        };
      if (await isMemory(url))
        return { actors: { owner: bearer('pws_the-mock-checks-no-token') }, skip: NOT_OF_MEMORY };
      surroundings = around(url);
      // Each run signs people up and opens mailed links, of which a network has so many in half an hour.
      await surroundings.forgetTries?.();
      people = createPeople(url, surroundings);
      const owner = await people.signUp('owner');
      examples = createExamples(people, owner);
      const other = await people.signUp('other');
      await people.startTeam(owner);
      await savePrompts(people, owner);
      const { member, viewer, admin } = await people.peopleOfRoles(other);
      administrator = admin;
      return {
        actors: {
          owner: bearer(owner.token),
          other: bearer(other.token),
          member: bearer(member.token),
          viewer: bearer(viewer.token),
          ...(admin && { admin: bearer(admin.token) }),
        },
      };
    },
    inputs: (workflowId) => ({
      email: addressOf(workflowId),
      memberEmail: addressOf(`${workflowId}-member`),
      title: `Letter of ${Date.now().toString(36)}`,
      ...(administrator && { adminEmail: administrator.email, adminPassword: PASSWORD }),
    }),
    mailedToken: (kind, address) =>
      people?.mailedToken(kind, address) ?? Promise.reject(new Error('No person has signed up.')),
    examples: (operationId) => examples[operationId]?.(),
    // Rate limits start again at zero, so that the next person on the server is not refused.
    reset: async () => surroundings?.forgetTries?.(),
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
}

export default promptwellAdapter();
