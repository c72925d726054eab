import type {
  AddSubUsersAnswer,
  InvitedSubUser,
  LoginSession,
  Problem,
  RemoveSubUserAnswer,
  SubUser,
  SubUserAnswer,
  SubUserPage,
} from '#contract/generated/schemas.ts';
import { insertSubscription } from './people.ts';
import type { SendOptions, TestApp } from './test-app.ts';

const USERS = '/api/users/prompt/users';
export const PASSWORD = 'cedar-lantern-42';

export type TeamClient = Awaited<ReturnType<typeof createTeamClient>>;

/** Account on Team, with what the screen of the team does. A refusal is told by its problem. */
export async function createTeamClient(
  app: TestApp,
  who: Parameters<TestApp['signUp']>[0] & { seats?: number; company?: string } = {},
) {
  const { seats = 5, company, ...person } = who;
  const signedUp = await app.signUp({ firstName: 'Amira', lastName: 'Haddad', ...person });
  const { token, userId } = signedUp;
  const now = app.clock.now().getTime();
  await insertSubscription(app.db, userId, {
    seats,
    periodStart: new Date(now - 864_000_000),
    periodEnd: new Date(now + 8_640_000_000),
  });
  if (company)
    await app.request('PATCH', '/api/users/profile/update', { token, body: { company } });
  const ask = async <T>(method: string, path: string, options: SendOptions = {}) =>
    (await app.request<T & Problem>(method, path, { token, ...options })).body;
  const invite = (users: readonly string[] | readonly object[], options: SendOptions = {}) =>
    ask<AddSubUsersAnswer>('POST', '/api/users/prompt/add/users', {
      body: {
        users: users.map((user) =>
          typeof user === 'string' ? { email: user, preset: 'editor' } : user,
        ),
      },
      ...options,
    });
  const list = () => ask<SubUserPage>('GET', USERS);
  return {
    ...signedUp,
    invite,
    list,
    async find(email: string): Promise<SubUser> {
      const found = (await list()).items.find((item) => item.email === email);
      if (!found) throw new Error(`${email} is not on the team`);
      return found;
    },
    resend: (id: string) => ask<InvitedSubUser>('POST', `${USERS}/${id}/resend`),
    update: (id: string, body: object) => ask<SubUserAnswer>('PATCH', `${USERS}/${id}`, { body }),
    remove: (id: string, transferTo?: string) =>
      ask<RemoveSubUserAnswer>(
        'DELETE',
        `${USERS}/${id}${transferTo ? `?transferTo=${transferTo}` : ''}`,
      ),
    /** Invites an address that has no account, and accepts with the mail's link. */
    async hire(email: string, firstName = 'Leila', preset = 'editor') {
      await invite([{ email, preset }]);
      const answer = await accept(app, app.mailer.token(email), { firstName });
      return { token: answer.body.token, userId: answer.body.user.id, email, password: PASSWORD };
    },
  };
}

const invitationPath = (token: string) => `/api/users/auth/invitation/${token}`;

/** Accepts an invitation as a new person. */
export function accept(app: TestApp, token: string, person: object = {}) {
  const body = {
    firstName: 'Leila',
    lastName: 'Fares',
    password: PASSWORD,
    acceptTerms: true,
    language: 'en',
    ...person,
  };
  return app.request<LoginSession & Problem>('POST', invitationPath(token), { body });
}

export const look = <T>(app: TestApp, token: string) =>
  app.request<T>('GET', invitationPath(token));

export const join = <T>(app: TestApp, invitation: string, token: string) =>
  app.request<T>('POST', `${invitationPath(invitation)}/join`, { token });
