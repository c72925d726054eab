import type {
  AdminTransactionPage,
  RefundRequestOutput,
  Transaction,
} from '#contract/generated/schemas.ts';
import { foldText } from '#core/text/fold.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import { newId } from '#server/platform/database/ids.ts';
import { pageOf, paging } from '#server/platform/http/pagination.ts';
import type { Log } from '#server/platform/log.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { endOnFree } from '../engine/transitions.ts';
import { moneyText } from '../mails/formats.ts';
import { changeAlone } from '../payments/supersede.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { finishRefund, type RefundDeps } from '../refunds/finish-refund.ts';
import { refundRepository } from '../refunds/repository.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { noteSeats } from '../subscriptions/seat-events.ts';
import { columnsOf, stateOf } from '../subscriptions/state.ts';
import { readSpan } from '../transactions/filter.ts';
import { presentTransaction } from '../transactions/ledger.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { adminRepository, type AdminFilter } from './repository.ts';

const { problem, invalid } = problemsOf<'refundTransaction'>();

export type BillingAdmin = ReturnType<typeof createBillingAdmin>;

/** What administrators see and do of everybody's payments. */
export function createBillingAdmin(deps: RefundDeps & { log: Log }) {
  const { db, clock, jobs, log } = deps;
  const everything = adminRepository(db);
  const transactions = transactionRepository(db);

  async function present(id: string, { locale }: CallerContext): Promise<Transaction> {
    const found = await transactions.find(id);
    if (!found) throw problem('not_found');
    return presentTransaction(found.transaction, found.lines, locale);
  }

  return {
    async listAllTransactions(
      query: QueryOf<'listAllTransactions'>,
      { locale }: CallerContext,
    ): Promise<AdminTransactionPage> {
      const page = paging(query);
      // PostgreSQL's texts hold no NUL.
      const typed = (query.q ?? '').split(/[\s\0]+/u).filter(Boolean);
      const words = typed.map((word) => ({ typed: word, folded: foldText(word) }));
      const filter: AdminFilter = { words, ...readSpan(query) };
      const [rows, total] = await Promise.all([
        everything.list(filter, page),
        everything.count(filter),
      ]);
      const lines = await transactions.linesOf(rows.map(({ transaction }) => transaction));
      const items = rows.map(({ transaction, name, email, refundable, disputed }) => ({
        transaction: presentTransaction(transaction, lines.get(transaction.id) ?? [], locale),
        owner: { id: transaction.ownerId, ...(name && { name }), ...(email && { email }) },
        refundable,
        ...(disputed && { disputed }),
      }));
      return pageOf(items, total, page);
    },

    /**
     * Pays a part of a payment back. What the provider cannot be asked for now follows by itself: the answer then
     * says `processing`. @throws ProblemError 404, 422 `refund_too_large` with what is left.
     */
    async refundTransaction(
      transactionId: string,
      { amount, reason, endPlan }: RefundRequestOutput,
      ctx: CallerContext & { claim?: Claim },
    ): Promise<Transaction> {
      const found = await refundRepository(db).findPaid(transactionId);
      if (!found) throw problem('not_found');
      const { ownerId } = found.payment;
      // A repeat with the request's key, after whatever crash, is the same refund.
      const ledgerKey = `refund:${ctx.claim ? `${ctx.caller.id}:${ctx.claim.key}` : newId()}`;
      const refund = await changeAlone(deps, ownerId, async (tx, row) => {
        const now = clock.now();
        const work = { tx, jobs, now };
        const repository = refundRepository(tx);
        const known = await repository.findByKey(ownerId, ledgerKey);
        if (known) return known;
        const source = await repository.findPaid(transactionId);
        if (!source) throw problem('not_found');
        const words = oneLine(reason);
        const begun = await beginRefund(work, source, { amount, reason: words, ledgerKey });
        const left = source.payment.amount - source.payment.refunded;
        if (!begun)
          throw invalid([
            {
              field: 'amount',
              code: 'refund_too_large',
              text: 'billing:fields.refundTooLarge',
              params: { amount: moneyText(left, ctx.locale) },
            },
          ]);
        if (endPlan && row) {
          const before = stateOf(row);
          const next = endOnFree(before);
          const { planCode, interval, seats } = row;
          await subscriptionRepository(tx).save(
            ownerId,
            columnsOf(next, { planCode, interval, seats }, now),
            now,
          );
          await noteSeats(work, ownerId, { before, next });
        }
        return begun;
      });
      await finishRefund(deps, refund.id).catch((err: unknown) =>
        log.warn({ err, ownerId }, 'Billing: a refund waits for the provider'),
      );
      return present(refund.transactionId, ctx);
    },
  };
}
