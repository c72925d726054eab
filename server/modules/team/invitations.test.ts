import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { invitationLinks } from '#server/db/schema/team.ts';
import { insertPerson, insertSubscription } from '#server/testing/people.ts';
import { createTeamClient, look } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const TOKEN = /pwi_[A-Za-z0-9_-]{43}/;
const state = async (token: string) => (await look<{ state: string }>(app, token)).body.state;

describe('inviting', () => {
  test('each row is taken by itself; the others say why', async () => {
    const client = await createTeamClient(app, { seats: 5, company: 'Haddad & Partners' });
    const other = await createTeamClient(app);
    await other.invite(['elsewhere@example.com']);
    const [payer, free] = await Promise.all([app.signUp(), app.signUp()]);
    await insertSubscription(app.db, payer.userId, { planCode: 'pro', seats: 0 });
    const admin = await insertPerson(app.db, { role: 'admin', email: 'operator@example.com' });
    expect(admin).toBeDefined();
    await client.invite([{ email: 'Sami@Example.com', name: ' Sami  Mansour ', preset: 'viewer' }]);
    const answer = await client.invite([
      'leila.fares+x@example.com',
      'LEILA.FARES+X@example.com',
      client.email.toUpperCase(),
      'sami@example.com',
      payer.email,
      other.email,
      'operator@example.com',
      'elsewhere@example.com',
      free.email,
      'fifth@example.com',
      'sixth@example.com',
    ]);
    expect(answer.invited.map(({ subUser }) => [subUser.name, subUser.email])).toEqual([
      ['leila fares', 'leila.fares+x@example.com'],
      ['elsewhere', 'elsewhere@example.com'],
      [free.email.split('@')[0], free.email],
      ['fifth', 'fifth@example.com'],
    ]);
    expect(answer.failed.map(({ index, code }) => [index, code])).toEqual([
      [1, 'duplicate'],
      [2, 'own_address'],
      [3, 'already_invited'],
      [4, 'address_unavailable'],
      [5, 'address_unavailable'],
      [6, 'address_unavailable'],
      [10, 'seats_full'],
    ]);
    expect(answer.failed[2]?.message).toMatch(/^Sami {1,2}Mansour has an invitation until /);
    expect(answer.failed[6]?.message).toBe('All 5 seats are taken.');
    expect(answer.seats).toMatchObject({ used: 5, total: 5 });
  });

  test('the mail names team and sender in the reader’s language, and never a stranger’s link', async () => {
    const client = await createTeamClient(app, { company: 'Visit evil.example now' });
    const reader = await app.signUp();
    await app.request('PATCH', '/api/users/profile/update', {
      token: reader.token,
      body: { language: 'ar' },
    });
    await client.invite([
      { email: 'new@example.com', name: 'www.evil.example', preset: 'viewer' },
      { email: reader.email, preset: 'editor' },
    ]);
    const { subject, text, html } = app.mailer.last('new@example.com');
    expect(subject).toBe('Amira Haddad invited you to their team');
    expect(text).toContain('Hello new');
    expect(text).toContain('read, run and download');
    expect(`${text}${html}`).not.toContain('evil');
    expect(text).toMatch(/http:\/\/\S+\/invitation\/pwi_/);
    const arabic = app.mailer.last(reader.email);
    expect(arabic.html).toContain('dir="rtl"');
    expect(arabic.subject).toBe('دعوة من Amira Haddad للانضمام إلى الفريق');
  });

  test('a full team gets 409 with the plan to go to, and nobody is invited', async () => {
    const client = await createTeamClient(app, { seats: 5 });
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@full.example`);
    await client.invite(five);
    const full = await client.invite(['f@full.example']);
    expect(full).toMatchObject({
      status: 409,
      code: 'seats_full',
      planCode: 'team',
      message: 'All 5 seats are taken. One more costs $7 per month.',
    });
    const single = await app.signUp();
    const refused = await app.request('POST', '/api/users/prompt/add/users', {
      token: single.token,
      body: { users: [{ email: 'x@example.com', preset: 'viewer' }] },
      headers: { 'accept-language': 'fr' },
    });
    expect(refused.body).toMatchObject({
      status: 409,
      planCode: 'team',
      message: 'Votre offre est pour une personne. Équipe comprend 5 places.',
    });
  });

  test('a repeat invites and mails nobody twice, and its answer and its row hold no link', async () => {
    const client = await createTeamClient(app);
    const headers = { 'idempotency-key': 'invite-once' };
    const first = await client.invite(['once@example.com'], { headers });
    expect(first.invited[0]?.invitationUrl).toMatch(TOKEN);
    expect(app.mailer.last('once@example.com').text).toMatch(TOKEN);
    const mails = app.mailer.sent.length;
    const again = await client.invite(['once@example.com'], { headers });
    expect(app.mailer.sent.length).toBe(mails);
    expect(again.invited).toEqual([{ subUser: first.invited[0]?.subUser }]);
    const [row] = await app.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, client.userId));
    expect(JSON.stringify(row)).toContain('once@example.com');
    expect(JSON.stringify(row)).not.toMatch(TOKEN);
    const links = await app.db.select().from(invitationLinks);
    expect(JSON.stringify(links)).not.toMatch(TOKEN);
  });

  test('a refusal for want of seats keeps its key free for when there are some', async () => {
    const client = await createTeamClient(app, { seats: 1 });
    await client.invite(['only@example.com']);
    const headers = { 'idempotency-key': 'try-again' };
    expect((await client.invite(['next@example.com'], { headers })).code).toBe('seats_full');
    await client.remove((await client.find('only@example.com')).id);
    expect((await client.invite(['next@example.com'], { headers })).invited).toHaveLength(1);
  });

  test('nobody invites without a verified address', async () => {
    const { token, userId } = await app.signUp({ verified: false });
    await insertSubscription(app.db, userId);
    const body = { users: [{ email: 'x@example.com', preset: 'viewer' }] };
    const answer = await app.request('POST', '/api/users/prompt/add/users', { token, body });
    expect(answer.body).toMatchObject({ status: 403, code: 'email_not_verified' });
  });
});

describe('sending again', () => {
  test('a new link kills the old one; three times a day, by the time of invitations', async () => {
    const client = await createTeamClient(app);
    await client.invite([{ email: 'late@example.com', name: 'Late Lena', preset: 'viewer' }]);
    const { id } = await client.find('late@example.com');
    const first = app.mailer.token('late@example.com');
    expect(await state(first)).toBe('open');
    for (let time = 1; time <= 3; time += 1) {
      const { subUser, invitationUrl } = await client.resend(id);
      expect(subUser).toMatchObject({ id, status: 'invited', name: 'Late Lena' });
      const { text } = app.mailer.last('late@example.com');
      expect([text, invitationUrl]).toEqual([
        expect.stringMatching(TOKEN),
        expect.stringMatching(TOKEN),
      ]);
      expect(text).not.toContain(invitationUrl);
      app.billingClock.advance(60_000);
    }
    expect(app.mailer.last('late@example.com').subject).toContain('new invitation');
    expect(await state(first)).toBe('revoked');
    expect(await state(app.mailer.token('late@example.com'))).toBe('open');
    const limited = await client.resend(id);
    expect(limited).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(limited.retryAfter).toBeGreaterThan(86_000);
    app.billingClock.advance(DAY_MS);
    expect((await client.resend(id)).subUser.id).toBe(id);
  });

  test('an expired invitation gives its seat up, and takes one again', async () => {
    const client = await createTeamClient(app, { seats: 1 });
    await client.invite([{ email: 'old@example.com', preset: 'viewer' }]);
    const old = await client.find('old@example.com');
    const token = app.mailer.token('old@example.com');
    app.billingClock.advance(7 * DAY_MS - 60_000);
    expect(await state(token)).toBe('open');
    app.billingClock.advance(60_000);
    expect(await state(token)).toBe('expired');
    expect(await client.list()).toMatchObject({
      seats: { used: 0 },
      items: [{ status: 'expired' }],
    });
    await client.invite(['fresh@example.com']);
    expect(await client.resend(old.id)).toMatchObject({ code: 'seats_full', planCode: 'team' });
    await client.remove((await client.find('fresh@example.com')).id);
    // Invited again, the person keeps the id and may have another preset.
    const { invited } = await client.invite(['OLD@example.com']);
    expect(invited[0]?.subUser).toMatchObject({ id: old.id, status: 'invited', preset: 'editor' });
    expect(await state(token)).toBe('revoked');
  });

  test('who has joined is not invited again', async () => {
    const client = await createTeamClient(app);
    await client.hire('joined@example.com');
    const { id } = await client.find('joined@example.com');
    expect(await client.resend(id)).toMatchObject({ status: 409, code: 'already_joined' });
    const again = await client.invite(['joined@example.com']);
    expect(again.failed[0]).toMatchObject({
      code: 'already_member',
      message: 'Leila Fares is already on your team.',
    });
  });
});
