import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, JoinTeamAnswer, Problem } from '#contract/generated/schemas.ts';
import {
  accept,
  createTeamClient,
  join,
  look,
  type TeamClient,
} from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let client: TeamClient;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
  client = await createTeamClient(app, { seats: 25 });
});
afterAll(() => app.close());

const tokenOf = (url = '') => url.slice(url.lastIndexOf('/') + 1);
const invitation = async (token: string) => (await look<Invitation>(app, token)).body;
const joining = (link: string, token: string) => join<JoinTeamAnswer & Problem>(app, link, token);

/** Invites an address; the link that the client copies. */
async function copyLink(email: string): Promise<string> {
  const { invited } = await client.invite([email]);
  return tokenOf(invited[0]?.invitationUrl);
}

test('the inviter holds another link than the mailbox, and both show the invitation', async () => {
  const copied = await copyLink('two-links@example.com');
  const mailed = app.mailer.token('two-links@example.com');
  expect(copied).not.toBe(mailed);
  const shown = { emailMasked: 't•••@e•••.com', state: 'open' };
  expect(await invitation(copied)).toMatchObject(shown);
  expect(await invitation(mailed)).toMatchObject(shown);
});

test('does not tell the inviter which address has an account', async () => {
  const { email } = await app.signUp();
  const known = await copyLink(email);
  const unknown = await copyLink('unknown@example.com');
  for (const link of [known, unknown]) {
    expect(await invitation(link)).not.toHaveProperty('accountExists');
    const { status, body } = await accept(app, link);
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
  }
});

test('makes no account for an address that its holder has not proven', async () => {
  const copied = await copyLink('victim@example.com');
  const { body } = await accept(app, copied);
  expect(body).toMatchObject({ status: 403, code: 'email_not_verified' });
  expect(body.message).toMatch(/email/);
  expect(await client.find('victim@example.com')).toMatchObject({ status: 'invited' });
  // The owner of the mailbox accepts all the same.
  const answer = await accept(app, app.mailer.token('victim@example.com'));
  expect(answer.body.user).toMatchObject({ email: 'victim@example.com', role: 'user' });
});

test('lets a verified account join, and verifies none', async () => {
  const person = await app.signUp({ verified: false });
  const link = await copyLink(person.email);
  expect((await joining(link, person.token)).body).toMatchObject({
    status: 403,
    code: 'email_not_verified',
  });
  expect((await invitation(link)).state).toBe('open');
  const verified = await app.signUp();
  const joined = await joining(await copyLink(verified.email), verified.token);
  expect(joined.body).toMatchObject({ user: { id: verified.userId, role: 'user' } });
});

test('both links are used up, replaced and withdrawn together', async () => {
  const email = 'together@example.com';
  const first = { copied: await copyLink(email), mailed: app.mailer.token(email) };
  const { id } = await client.find(email);
  const second = tokenOf((await client.resend(id)).invitationUrl);
  for (const link of [first.copied, first.mailed])
    expect((await invitation(link)).state).toBe('revoked');
  expect((await accept(app, app.mailer.token(email))).status).toBe(200);
  expect((await invitation(second)).state).toBe('used');
  const other = await copyLink('withdrawn@example.com');
  await client.remove((await client.find('withdrawn@example.com')).id);
  expect((await invitation(other)).state).toBe('revoked');
});
