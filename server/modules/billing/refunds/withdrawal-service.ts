import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import type { WithdrawAnswer } from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Log } from '#server/platform/log.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { invoiceOf, type Ledger } from '../engine/ledger.ts';
import type { Pricing } from '../engine/quote.ts';
import { withdraw } from '../engine/withdrawal.ts';
import { mailOwner } from '../events/events.ts';
import { quoteOf } from '../payments/quotes.ts';
import { changeAlone } from '../payments/supersede.ts';
import { CURRENCY } from '../plans/plans.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { presentTransaction } from '../transactions/ledger.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { beginRefund, refundBegun } from './begin-refund.ts';
import { finishRefund, WITHDRAWAL_KEY, type RefundDeps } from './finish-refund.ts';
import { refundRepository, type PaidRow } from './repository.ts';

const { problem } = problemsOf<'withdrawFromContract'>();

export type WithdrawalDeps = RefundDeps & { pricing: Pricing; log: Log };

/** What an account has paid since a moment and got back of it, as the engine's ledger. */
export async function readLedger(
  db: Database,
  ownerId: string,
  since: Date,
): Promise<{ ledger: Ledger; paid: Map<string, PaidRow> }> {
  const rows = await refundRepository(db).listPaid(ownerId, since);
  const paid = new Map(rows.map((row) => [row.payment.ledgerKey, row]));
  const ledger = rows.flatMap(({ payment }): Ledger => {
    const { ledgerKey, refunded, updatedAt } = payment;
    const invoice = invoiceOf(ledgerKey, quoteOf(payment), updatedAt);
    const given = { kind: 'refund', key: `${ledgerKey}:refunded`, of: ledgerKey } as const;
    return refunded > 0 ? [invoice, { ...given, amount: refunded, at: updatedAt }] : [invoice];
  });
  return { ledger, paid };
}

const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The right of withdrawal: the contract ends at once, and what was paid goes back, provider or not. */
export function createWithdrawalService(deps: WithdrawalDeps) {
  const { db, clock, jobs, pricing, log } = deps;
  jobs.handle(refundBegun, ({ refundId }) => finishRefund(deps, refundId));

  /** Ends the contract and begins the refunds, in one transaction. @returns those to see through. */
  async function end(
    tx: Database,
    ownerId: string,
    row: SubscriptionRow | undefined,
  ): Promise<string[]> {
    const now = clock.now();
    const work = { tx, jobs, now };
    const before = stateOf(row);
    if (before.withdrawnAt) return [];
    const { ledger, paid } = await readLedger(tx, ownerId, before.firstPaidAt ?? now);
    const withdrawal = withdraw(before, ledger, now);
    if (!withdrawal.ok || !row) throw problem('withdrawal_over');
    const { planCode, interval, seats } = row;
    const columns = columnsOf(withdrawal.next, { planCode, interval, seats }, now);
    await subscriptionRepository(tx).save(ownerId, columns, now);
    await noteSeats(work, ownerId, { before, next: withdrawal.next });
    const begun: string[] = [];
    for (const entry of withdrawal.entries) {
      if (entry.kind !== 'refund') continue;
      const { amount, key: ledgerKey, of } = entry;
      const source = paid.get(of);
      const refund =
        source && (await beginRefund(work, source, { amount, ledgerKey, reason: null }));
      if (!refund) throw new Error('What is left of a payment can be paid back');
      begun.push(refund.id);
    }
    const facts = { planCode, amount: withdrawal.amount, date: now.toISOString() };
    await mailOwner(work, ownerId, { topic: 'withdrawn', key: 'once', facts });
    return begun;
  }

  async function view(ctx: CallerContext): Promise<WithdrawAnswer> {
    const ownerId = ctx.caller.id;
    const { locale } = ctx;
    const row = await subscriptionRepository(db).find(ownerId);
    const now = clock.now();
    const given = await refundRepository(db).listByKey(ownerId, WITHDRAWAL_KEY);
    const notes = await Promise.all(
      given.map((one) => transactionRepository(db).find(one.transactionId)),
    );
    return {
      subscription: presentSubscription(row, { now, pricing, locale }),
      now: now.toISOString(),
      withdrawnAt: (row?.withdrawnAt ?? now).toISOString(),
      amount: sumOf(given.filter(({ status }) => status !== 'failed')),
      pending: sumOf(given.filter(({ status }) => status === 'processing')),
      currency: CURRENCY,
      refunds: notes.flatMap((note) =>
        note ? [presentTransaction(note.transaction, note.lines, locale)] : [],
      ),
    };
  }

  return {
    /**
     * Repeated, it answers the same withdrawal. What the provider cannot be asked for now follows by itself.
     * @throws ProblemError 409 `withdrawal_over`.
     */
    async withdrawFromContract(ctx: CallerContext & { claim?: Claim }): Promise<WithdrawAnswer> {
      const ownerId = ctx.caller.id;
      const begun = await changeAlone(deps, ownerId, (tx, row) => end(tx, ownerId, row));
      for (const refundId of begun)
        await finishRefund(deps, refundId, { isAnswered: true }).catch((err: unknown) =>
          log.warn({ err, ownerId }, 'Billing: a refund waits for the provider'),
        );
      return view(ctx);
    },
  };
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;
