import { instanceOf, type OperationSpec } from '#contract/operations/operation.ts';
import { sendCase } from '#contract/cases/send-case.ts';
import { operations } from '../contract.ts';
import { prepareWalk } from './contract-setup.ts';
import type { OperationId } from '#contract/generated/operations.ts';
import type { Case, GoodRequest } from '#contract/cases/cases.ts';
import { createOurChecker } from '#contract/checker/our-rules.ts';
import { checkout } from './billing.ts';
import { signedEvent, standInProvider } from './stripe/app.ts';
import { insertSubscription } from './people.ts';
import { createScriptedModel } from './scripted-model.ts';
import { createTestApp } from './test-app.ts';

export const operationTable = Object.values(operations) as unknown as OperationSpec[];

type Make = () => GoodRequest | Promise<GoodRequest>;

/**
 * An app with a person on the largest plan, a request of each operation that has to succeed, and answers
 * held against the contract's file.
 */
export async function createContractWalk() {
  const checker = createOurChecker();
  const example = (id: OperationId, name = 'default') =>
    checker.bodies(id)[name] as Record<string, unknown>;
  const app = await createTestApp({
    model: createScriptedModel(),
    config: { rateLimitFactor: 1_000_000 },
    // The sandbox moves the money; events are Stripe's.
    paymentProvider: standInProvider(),
  });
  const me = await app.signUp();
  await insertSubscription(app.db, me.userId, { planCode: 'business', seats: 200 });

  const {
    savedPrompt,
    invite,
    administrator,
    payer,
    beginPayment,
    subscriber,
    setUpCard,
    savedCard,
    connectedModel,
    mailed,
  } = prepareWalk(app, me, example);
  const promptId = await savedPrompt();
  const prompt = `/api/users/prompts/${promptId}`;

  const plain = (id: OperationId): Make => {
    const { path, secured } = operations[id];
    const body = example(id);
    return () => ({ path, ...(secured && { token: me.token }), ...(body && { body }) });
  };
  const at =
    (id: OperationId, path: () => string): Make =>
    async () => ({
      ...(await plain(id)()),
      path: path(),
    });

  /** A request of each operation that has to succeed. */
  const requests: Record<OperationId, Make> = {
    ...(Object.fromEntries(
      operationTable.map(({ operationId }) => [operationId, plain(operationId as OperationId)]),
    ) as Record<OperationId, Make>),
    login: () => ({
      path: operations.login.path,
      body: { email: me.email, password: me.password, remember: true },
    }),
    logout: async () => ({ path: operations.logout.path, token: (await app.signUp()).token }),
    verifyEmail: async () => ({ path: `/api/users/auth/verify-email/${await mailed('verify')}` }),
    getPasswordReset: async () => ({
      path: `/api/users/auth/reset-password/${await mailed('reset')}`,
    }),
    resetPassword: async () => ({
      path: `/api/users/auth/reset-password/${await mailed('reset')}`,
      body: example('resetPassword'),
    }),
    verifyOtp: async () => {
      const admin = await app.signUp();
      await app.database.sql.query(`update users set role = 'admin' where id = $1`, [admin.userId]);
      const { body } = await app.request<{ otpToken: string }>('POST', operations.login.path, {
        body: { email: admin.email, password: admin.password },
      });
      return {
        path: operations.verifyOtp.path,
        body: { otpToken: body.otpToken, code: app.mailer.code(admin.email) },
      };
    },
    updatePassword: async () => {
      const person = await app.signUp();
      const body = { ...example('updatePassword'), oldPassword: person.password };
      return { path: operations.updatePassword.path, token: person.token, body };
    },
    executePrompt: async () => ({
      ...(await plain('executePrompt')()),
      body: {
        draft: {
          title: 'T',
          body: 'Hello {{name}}',
          categoryId: example('savePrompt')['categoryId'],
        },
        values: { name: 'Lin' },
      },
    }),
    exportPromptAsPdf: async () => ({
      ...(await plain('exportPromptAsPdf')()),
      body: { promptId },
    }),
    exportPromptAsWord: async () => ({
      ...(await plain('exportPromptAsWord')()),
      body: { promptId },
    }),
    getPrompt: at('getPrompt', () => `/api/users/prompt/${promptId}`),
    deletePrompt: async () => ({
      ...(await plain('deletePrompt')()),
      path: `/api/users/prompt/${await savedPrompt()}`,
    }),
    saveWorkingCopy: async () => ({
      ...(await plain('saveWorkingCopy')()),
      path: `/api/users/prompts/${await savedPrompt()}/working-copy`,
    }),
    restorePrompt: at('restorePrompt', () => `${prompt}/restore`),
    listPromptVersions: at('listPromptVersions', () => `${prompt}/versions`),
    getPromptVersion: at('getPromptVersion', () => `${prompt}/versions/1`),
    createPayment: async () => ({
      ...(await plain('createPayment')()),
      token: (await payer()).token,
    }),
    verifyPayment: async () => {
      const { token, paymentId } = await beginPayment(await payer());
      return { path: operations.verifyPayment.path, token, body: { paymentId } };
    },
    confirmSandboxPayment: async () => {
      const { token, clientSecret } = await beginPayment(await app.signUp());
      const body = { ...example('confirmSandboxPayment'), clientSecret };
      return { path: operations.confirmSandboxPayment.path, token, body };
    },
    removeSubUser: async () => ({ path: (await invite()).subUser, token: me.token }),
    updateSubUser: async () => ({
      path: (await invite()).subUser,
      token: me.token,
      body: example('updateSubUser'),
    }),
    resendInvitation: async () => ({ path: `${(await invite()).subUser}/resend`, token: me.token }),
    getInvitation: async () => ({ path: (await invite()).link }),
    acceptInvitation: async () => ({
      path: (await invite()).link,
      body: example('acceptInvitation'),
    }),
    joinTeam: async () => {
      const { email, link } = await invite();
      return { path: `${link}/join`, token: (await app.signUp({ email })).token };
    },
    createFreeTrialPayment: async () => ({
      ...(await plain('createFreeTrialPayment')()),
      token: (await app.signUp()).token,
    }),
    checkCoupon: async () => ({
      ...(await plain('checkCoupon')()),
      token: (await payer()).token,
    }),
    resumeAutopayment: async () => {
      const { token } = await subscriber();
      await checkout(app, token).cancel();
      return { path: operations.resumeAutopayment.path, token };
    },
    cancelAutopayment: async () => ({
      ...(await plain('cancelAutopayment')()),
      token: (await subscriber()).token,
    }),
    changeSubscription: async () => ({
      ...(await plain('changeSubscription')()),
      token: (await subscriber()).token,
    }),
    saveCard: async () => {
      const { token, setupIntentId } = await setUpCard();
      const body = { ...example('saveCard'), setupIntentId };
      return { path: operations.saveCard.path, token, body };
    },
    removeCard: savedCard,
    setDefaultCard: async () => {
      const { token, path } = await savedCard();
      return { token, path: `${path}/default` };
    },
    continueTrial: async () => {
      const { token } = await app.signUp();
      const shop = checkout(app, token);
      await shop.startTrial({ planCode: 'pro', interval: 'month' });
      const { body: card } = await shop.addCard();
      const path = `/api/users/payments/cards/${card.id}/trial`;
      return { token, path, body: example('continueTrial') };
    },
    withdrawFromContract: async () => ({
      ...(await plain('withdrawFromContract')()),
      token: (await subscriber()).token,
    }),
    getReceipt: async () => {
      const { token, transactionId } = await subscriber();
      return { path: `/api/users/payments/transactions/${transactionId}/receipt`, token };
    },
    refundTransaction: async () => ({
      path: `/api/v1/admin/transactions/${(await subscriber()).transactionId}/refund`,
      token: await administrator(),
      body: example('refundTransaction'),
    }),
    receiveStripeEvent: () => ({
      path: operations.receiveStripeEvent.path,
      ...signedEvent(example('receiveStripeEvent', 'other'), app.clock.now()),
    }),
    removeModel: async () => ({ path: await connectedModel(), token: me.token }),
    setModelDefaults: async () => ({
      path: operations.setModelDefaults.path,
      body: { run: (await connectedModel()).split('/').at(-1) },
      token: me.token,
    }),
    testModel: async () => ({ path: `${await connectedModel()}/test`, token: me.token }),
    listAllTransactions: async () => ({
      path: operations.listAllTransactions.path,
      token: await administrator(),
    }),
  };

  /** Sends a good request, changed, and tells what the answer says that the contract does not. */
  async function send(operation: OperationSpec, request: GoodRequest, change: Partial<Case> = {}) {
    const { response, path } = await sendCase(
      (asked, init) => app.app.request(asked, init),
      operation,
      request,
      change,
    );
    const instance = instanceOf(operation.path, (path.split('?')[0] ?? '').slice(0, 2000));
    return { response, faults: await checker.faults(operation.operationId, response, instance) };
  }

  return {
    app,
    me,
    promptId,
    checker,
    send,
    good: (operation: OperationSpec) => requests[operation.operationId as OperationId](),
  };
}

export type ContractWalk = Awaited<ReturnType<typeof createContractWalk>>;
