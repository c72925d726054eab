import { HOUR_MS, MINUTE_MS } from '#core/time.ts';
import { defineRecurringJob } from '#server/platform/jobs/topic.ts';
import type { Log } from '#server/platform/log.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { INCOMPLETE_MS } from '../engine/subscription.ts';
import { isAutomatic } from '../payments/renewal-failure.ts';
import { paymentRepository, type PaymentRow } from '../payments/repository.ts';
import { settlePayment } from '../payments/settle.ts';
import { supersede } from '../payments/supersede.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundRepository } from '../refunds/repository.ts';
import type { ChargeDeps } from './charge.ts';

const reconcileJob = defineRecurringJob('billing.reconcile', HOUR_MS);
/** Younger ones are still at the checkout, or under way. */
const MIN_AGE_MS = 10 * MINUTE_MS;
const PAGE = 50;

/**
 * Asks the provider, every hour, what became of payments and refunds that are open here: a closed tab, a lost message
 * and a crash between provider and database end as if they had not been.
 */
export function createReconciliation(deps: ChargeDeps & { log: Log }) {
  const { db, clock, jobs, provider, log } = deps;

  async function ask(payment: PaymentRow): Promise<void> {
    const now = clock.now();
    const { providerId, createdAt } = payment;
    const isOver = now.getTime() - createdAt.getTime() >= INCOMPLETE_MS;
    // A renewal is brought to its end by the job that began it.
    if (isAutomatic(payment) && !isOver) return;
    if (isOver || !providerId) return supersede(deps, [payment]);
    if (!provider) throw new PaymentsUnavailable();
    const known = await provider.findPayment(providerId);
    if (known?.status !== 'succeeded' && known?.status !== 'canceled') return;
    await db.transaction((tx) => settlePayment({ tx, jobs, now }, payment, known));
  }

  async function attempt(what: string, id: string, work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) =>
      log.warn({ err, id }, `Billing: a ${what} could not be reconciled`),
    );
  }

  async function reconcile(): Promise<void> {
    const before = new Date(clock.now().getTime() - MIN_AGE_MS);
    let last: PaymentRow | undefined;
    for (;;) {
      const stale: PaymentRow[] = await paymentRepository(db).listStale(before, last, PAGE);
      for (const payment of stale) await attempt('payment', payment.id, () => ask(payment));
      last = stale.at(-1);
      if (stale.length < PAGE) break;
    }
    for (const { id } of await refundRepository(db).listOpen(before, clock.now()))
      await attempt('refund', id, () => finishRefund(deps, id));
  }
  jobs.repeat(reconcileJob, reconcile);

  return { reconcile };
}
