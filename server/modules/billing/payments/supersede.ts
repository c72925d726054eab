import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { paymentRepository, type PaymentRow } from './repository.ts';
import { settlePayment } from './settle.ts';

type Deps = { db: Database; clock: Clock; jobs: Jobs; provider: PaymentsPort | undefined };

/** Gives up payments that were begun before; one that was paid meanwhile is entered. */
export async function supersede(
  { db, clock, jobs, provider }: Deps,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    // Its maker may be asking the provider now: it is given up before it has a name there, or by that name.
    const isForgotten = await db.transaction(async (tx) => {
      const forgotten = await paymentRepository(tx).cancelUnnamed(payment.id, clock.now());
      if (forgotten && payment.couponCode)
        await paymentRepository(tx).release(payment.ownerId, payment.couponCode);
      return forgotten;
    });
    if (isForgotten) continue;
    const current = await paymentRepository(db).findPayment(payment.ownerId, payment.id);
    if (!current?.providerId) continue;
    if (!provider) throw new PaymentsUnavailable();
    const known = await provider.cancelPayment(current.providerId);
    // A charge that the bank is still deciding can be neither given up nor counted on.
    if (known?.status === 'processing') throw new PaymentsUnavailable();
    const outcome = known ?? { status: 'canceled' as const };
    await db.transaction((tx) => settlePayment({ tx, jobs, now: clock.now() }, current, outcome));
  }
}

/**
 * Changes a subscription while no payment of its account is open: those that are, are given up or entered first,
 * so that nothing that was begun before the change charges after it. `work` runs under the account's lock.
 * @param isInTheWay which open payments the change does not go with; all unless told
 */
export async function changeAlone<T>(
  deps: Deps,
  ownerId: string,
  work: (tx: Database, row: SubscriptionRow | undefined) => Promise<T>,
  isInTheWay: (payment: PaymentRow) => boolean = () => true,
): Promise<T> {
  for (;;) {
    const outcome = await deps.db.transaction(
      async (tx): Promise<{ open: PaymentRow[] } | { done: T }> => {
        const row = await subscriptionRepository(tx).lock(ownerId);
        const open = (await paymentRepository(tx).listOpen(ownerId)).filter(isInTheWay);
        return open.length > 0 ? { open } : { done: await work(tx, row) };
      },
    );
    if (!('open' in outcome)) return outcome.done;
    await supersede(deps, outcome.open);
  }
}
