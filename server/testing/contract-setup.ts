import type { AddSubUsersAnswer } from '#contract/generated/schemas.ts';
import type { OperationId } from '#contract/generated/operations.ts';
import { operations } from '../contract.ts';
import { modelConnections } from '../db/schema/prompts-models.ts';
import { checkout } from './billing.ts';
import type { SignedUp, TestApp } from './test-app.ts';

type Example = (id: OperationId, name?: string) => Record<string, unknown>;

/** What the good requests of a contract walk need beforehand: people, invitations, payments, cards, mailed tokens. */
export function prepareWalk(app: TestApp, me: SignedUp, example: Example) {
  /** A prompt of one's own. */
  async function savedPrompt(): Promise<string> {
    const saved = await app.request<{ prompt: { id: string } }>(
      'POST',
      operations.savePrompt.path,
      {
        token: me.token,
        body: example('savePrompt'),
      },
    );
    return saved.body.prompt.id;
  }
  let guests = 0;

  /** An invitation of a new address, and its link. */
  async function invite() {
    guests += 1;
    const email = `guest${guests}@example.com`;
    const body = { users: [{ email, preset: 'editor' }] };
    const { path } = operations.addSubUsers;
    const answer = await app.request<AddSubUsersAnswer>('POST', path, { token: me.token, body });
    const id = answer.body.invited[0]?.subUser.id;
    return {
      email,
      subUser: `/api/users/prompt/users/${id}`,
      link: `/api/users/auth/invitation/${app.mailer.token(email)}`,
    };
  }
  let adminToken: string | undefined;

  /** The token of an administrator, made once. */
  async function administrator(): Promise<string> {
    if (adminToken) return adminToken;
    const { token, userId } = await app.signUp();
    await app.database.sql.query(`update users set role = 'admin' where id = $1`, [userId]);
    app.services.sessions.forget(userId);
    adminToken = token;
    return token;
  }
  let customer: ReturnType<typeof app.signUp> | undefined;
  /** Account on Free, which may buy any plan. */
  const payer = () => (customer ??= app.signUp());

  /** A payment that waits for its card. */
  async function beginPayment({ token }: { token: string }) {
    const { path } = operations.createPayment;
    const post = <T>(body: unknown) => app.request<T>('POST', path, { token, body });
    const preview = await post<{ quote: { id: string } }>(example('createPayment'));
    const quoteId = preview.body.quote.id;
    const paid = await post<{ paymentId: string; clientSecret: string }>({
      ...example('createPayment', 'pay'),
      quoteId,
    });
    return { token, ...paid.body };
  }
  /** A person who pays for Team with 8 seats by the month, and the transaction of the first payment. */
  async function subscriber() {
    const person = await app.signUp();
    const plan = { planCode: 'team', interval: 'month', seats: 8 };
    const { transaction } = await checkout(app, person.token).buy(plan);
    return { ...person, transactionId: transaction?.id };
  }
  let holder: ReturnType<typeof app.signUp> | undefined;

  /** The token of a person without a plan, so that each of their cards may go, and a set-up that the bank has taken. */
  async function setUpCard(): Promise<{ token: string; setupIntentId: string }> {
    const { token } = await (holder ??= app.signUp());
    const shop = checkout(app, token);
    for (const { id } of (await shop.listCards()).body.items) await shop.removeCard(id);
    const { body } = await shop.beginSetup();
    await shop.confirm(body.clientSecret, 'success');
    return { token, setupIntentId: body.setupIntentId };
  }

  async function savedCard(): Promise<{ token: string; path: string }> {
    const { token, setupIntentId } = await setUpCard();
    const { body } = await checkout(app, token).saveCard(setupIntentId);
    return { token, path: `/api/users/payments/cards/${body.id}` };
  }
  /** Mailed token of a new person, so that each valid request has a link of its own. */
  async function mailed(kind: 'verify' | 'reset'): Promise<string> {
    const { email } = await app.signUp({ verified: kind === 'reset' });
    if (kind === 'reset')
      await app.request('POST', '/api/users/auth/forgot-password', { body: { email } });
    return app.mailer.token(email);
  }

  /** Address of the one connected model. Others, from requests that were mutated, would fill the list. */
  async function connectedModel(): Promise<string> {
    await app.db.delete(modelConnections);
    const { path } = operations.connectModel;
    const body = { provider: 'ollama', model: 'stand-in-1' };
    const answer = await app.request<{ id: string }>('POST', path, { token: me.token, body });
    if (answer.status === 201) return `${path}/${answer.body.id}`;
    throw new Error(`connectedModel: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  return {
    savedPrompt,
    connectedModel,
    invite,
    administrator,
    payer,
    beginPayment,
    subscriber,
    setUpCard,
    savedCard,
    mailed,
  };
}
