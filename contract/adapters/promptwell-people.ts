import { AdapterError } from '#contract/check/adapter.ts';
import type { Surroundings } from './promptwell-surroundings.ts';

export const PASSWORD = 'cedar-lantern-42';
const AUTH = '/api/users/auth';
const VERIFY_OTP = '/api/v1/admin/auth/verify/otp';
/** Most seats of a trial. */
export const SEATS = 5;

export type Person = { email: string; token: string };

const NEW_PERSON = {
  firstName: 'Lin',
  lastName: 'Chen',
  password: PASSWORD,
  acceptTerms: true,
  language: 'en',
};
/** Beginnings of mailed tokens, by what a workflow calls the mail. */
const PREFIXES: Readonly<Record<string, string>> = {
  verification: 'pwv',
  reset: 'pwr',
  invitation: 'pwi',
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const addressOf = (name: string) => `check-${name}-${Date.now().toString(36)}@example.com`;
const lastSegment = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Signs people of every role up at the server of `base`, and reads what was mailed to them. */
export function createPeople(base: string, { mails, makeAdmin }: Surroundings) {
  /** Tokens and codes that were read: each mail is read once, and the next reader waits for the next mail. */
  const read = new Set<string>();

  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && bearer(token)),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
    if (answer.status === 429)
      throw new AdapterError(
        `This server takes no more sign-ups and links of this machine for ${answer.headers.get('retry-after')} seconds (429 of ${method} ${path.replace(/\/pw\w_[\w-]+/, '/…')}).
Wait that long, or start it with RATE_LIMIT_FACTOR=100 npm start.`,
      );
    throw new AdapterError(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  }

  /** What the newest mail to an address holds. Mail is sent after the answer, so it may take a moment. */
  async function mailed(kind: string, email: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      for (const { to, url = '', code } of await mails()) {
        if (to !== email) continue;
        const prefix = PREFIXES[kind] ?? kind;
        const found =
          kind === 'code' ? code : new RegExp(String.raw`${prefix}_[\w-]+`).exec(url)?.[0];
        if (found === undefined || read.has(found)) continue;
        read.add(found);
        return found;
      }
      await new Promise((done) => void setTimeout(done, 100));
    }
    throw new AdapterError(`No mail with a ${kind} came to ${email}.`);
  }

  const signIn = async (email: string, password: string): Promise<string> =>
    (await call<{ token: string }>('POST', `${AUTH}/login`, { email, password })).token;

  async function signUp(name: string, isVerified = true): Promise<Person> {
    const email = addressOf(name);
    await call('POST', `${AUTH}/register/email`, { ...NEW_PERSON, email });
    if (isVerified)
      await call('POST', `${AUTH}/verify-email/${await mailed('verification', email)}`);
    return { email, token: await signIn(email, PASSWORD) };
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
    const path = `${AUTH}/invitation/${await mailed('invitation', email)}`;
    const { token } = await call<{ token: string }>('POST', path, NEW_PERSON);
    return { email, token };
  }

  /** Makes a person an administrator, who then signs in by a mailed code; undefined where the server has no way to it. */
  async function promote({ email }: Person): Promise<Person | undefined> {
    if (!(await makeAdmin(email))) return undefined;
    const credentials = { email, password: PASSWORD };
    const { otpToken } = await call<{ otpToken: string }>('POST', `${AUTH}/login`, credentials);
    const code = await mailed('code', email);
    const { token } = await call<{ token: string }>('POST', VERIFY_OTP, { otpToken, code });
    return { email, token };
  }

  return {
    call,
    signIn,
    signUp,
    startTeam,
    /** A mailed token or code; of a `copied` link, which an answer shows, the token in it. */
    mailedToken: async (kind: string, address: string): Promise<string> =>
      kind === 'copied' ? lastSegment(address) : mailed(kind, address),
    /** People of other roles, all in the client's team, so that no request of the owner's changes them. */
    async peopleOfRoles(client: Person) {
      await startTeam(client);
      const member = await join(client, 'member', 'editor');
      const viewer = await join(client, 'viewer', 'viewer');
      // An invitation takes nothing from the sign-ups that a network has.
      const admin = await promote(await join(client, 'admin', 'editor'));
      return { member, viewer, admin };
    },
  };
}

export type People = ReturnType<typeof createPeople>;
