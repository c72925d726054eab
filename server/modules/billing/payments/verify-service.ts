import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type {
  ConfirmSandboxPaymentRequestOutput,
  PaymentVerification,
  SandboxConfirmation,
} from '#contract/generated/schemas.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentsPort, ProviderPayment } from '#server/ports/payments.ts';
import type { Pricing, Quote } from '../engine/quote.ts';
import { paymentMoved } from '../events/events.ts';
import type { Sandbox } from '../sandbox/service.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { failureOf } from '../transactions/failure.ts';
import { presentTransaction } from '../transactions/ledger.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { closeFailed } from './close-failed.ts';
import { paymentRepository, type PaymentRow } from './repository.ts';
import { settlePayment } from './settle.ts';

const { problem } = problemsOf<'verifyPayment'>();
const sandboxProblem = problemsOf<'confirmSandboxPayment'>().problem;

export type VerifyDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  provider: PaymentsPort | undefined;
  sandbox: Sandbox | undefined;
  jobs: Jobs;
  pricing: Pricing;
};

export type VerifyService = ReturnType<typeof createVerifyService>;

/** What became of a payment: asked of the provider, never believed of a page. */
export function createVerifyService({ db, clock, provider, sandbox, jobs, pricing }: VerifyDeps) {
  async function answer(payment: PaymentRow, ctx: CallerContext, clientSecret?: string) {
    const [row, found] = await Promise.all([
      subscriptionRepository(db).find(payment.ownerId),
      payment.transactionId ? transactionRepository(db).find(payment.transactionId) : undefined,
    ]);
    const { id, status, failureCode, couponCode } = payment;
    const { terms } = payment.quote as Quote;
    const isOver = status === 'failed' || status === 'canceled';
    const verification: PaymentVerification = {
      paymentId: id,
      status: status === 'canceled' ? 'failed' : status,
      order: { ...terms, ...(couponCode && { couponCode }) },
      ...(status === 'requiresAction' && clientSecret && { clientSecret }),
      ...(isOver && { failure: failureOf(failureCode ?? 'processing_error', ctx.locale) }),
      ...(found && { transaction: presentTransaction(found.transaction, found.lines, ctx.locale) }),
      subscription: presentSubscription(row, { now: clock.now(), pricing, locale: ctx.locale }),
    };
    return verification;
  }

  const settle = (payment: PaymentRow, outcome: ProviderPayment) =>
    db.transaction((tx) => settlePayment({ tx, jobs, now: clock.now() }, payment, outcome));

  jobs.handle(paymentMoved, async ({ ownerId, paymentId }) => {
    const payment = await paymentRepository(db).findPayment(ownerId, paymentId);
    if (!payment?.providerId) return;
    const known = await provider?.findPayment(payment.providerId);
    if (known?.status === 'succeeded') await settle(payment, known);
  });

  return {
    /** @throws ProblemError 404 for a payment that is not the caller's, 503 when the provider is away. */
    async verifyPayment(paymentId: string, ctx: CallerContext): Promise<PaymentVerification> {
      const repository = paymentRepository(db);
      const payment = await repository.findPayment(ctx.caller.id, paymentId);
      if (!payment) throw problem('not_found');
      const { providerId } = payment;
      const isOpen = payment.status === 'requiresAction' || payment.status === 'processing';
      if (!isOpen || !providerId) return answer(payment, ctx);
      if (!provider) throw problem('payments_unavailable', { retryAfter: 30 });
      const known = await provider.findPayment(providerId);
      if (!known) throw problem('payments_unavailable', { retryAfter: 30 });
      await settle(payment, await closeFailed(provider, known));
      const now = (await repository.findPayment(ctx.caller.id, paymentId)) ?? payment;
      return answer(now, ctx, known.clientSecret);
    },

    /** @throws ProblemError 404 without the sandbox, and for a secret that is not the caller's. */
    async confirmSandboxPayment(
      body: ConfirmSandboxPaymentRequestOutput,
      ctx: CallerContext,
    ): Promise<SandboxConfirmation> {
      const ownerId = ctx.caller.id;
      const confirmed = await sandbox?.confirm({ ...body, ownerId });
      if (!confirmed) throw sandboxProblem('not_found');
      const { kind, id, isNew, status, failure } = confirmed;
      if (!isNew) throw sandboxProblem('already_confirmed');
      const payment =
        kind === 'payment' ? await paymentRepository(db).findByProvider(ownerId, id) : undefined;
      if (payment && status === 'succeeded')
        await jobs.add(paymentMoved, { ownerId, paymentId: payment.id });
      return {
        status: status === 'canceled' ? 'failed' : status,
        ...(payment && { paymentId: payment.id }),
        ...(kind === 'setup' && { setupIntentId: id }),
        ...(failure && { failure: failureOf(failure, ctx.locale) }),
      };
    },
  };
}
