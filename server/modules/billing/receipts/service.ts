import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { BusinessConfig } from '#server/business-config.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { FileAnswer } from '#server/platform/contract/types.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import { DocumentsBusy, DocumentsTimeout, type DocumentsPort } from '#server/ports/documents.ts';
import { refundRepository } from '../refunds/repository.ts';
import { filterOf } from '../transactions/filter.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { transactionsCsv } from './export.ts';
import { receiptOf } from './receipt.ts';

const { problem } = problemsOf<'getReceipt'>();

const MAX_ROWS = 10_000;

export type ReceiptDeps = {
  db: Database;
  /** The billing clock. */
  clock: Clock;
  documents: DocumentsPort;
  business: BusinessConfig;
  isSandbox: boolean;
  readPerson(userId: string): Promise<UserRow | undefined>;
};

export type ReceiptService = ReturnType<typeof createReceiptService>;

/** What a person takes away of the books: receipts, credit notes, the history as a table. */
export function createReceiptService(deps: ReceiptDeps) {
  const { db, clock, documents, business, isSandbox, readPerson } = deps;
  const transactions = transactionRepository(db);
  return {
    /** @throws ProblemError 404 for what is not the caller's, failed or is under way; 503 when too many wait. */
    async getReceipt(
      transactionId: string,
      { caller, locale }: CallerContext,
    ): Promise<FileAnswer> {
      const found = await transactions.find(transactionId);
      const buyer = await readPerson(caller.id);
      const { transaction, lines } = found ?? {};
      if (!buyer || transaction?.ownerId !== caller.id || !lines) throw problem('not_found');
      if (transaction.status === 'failed' || transaction.status === 'processing')
        throw problem('not_found');
      const refund = await refundRepository(db).findByNote(transactionId);
      const reason = refund?.reason ?? undefined;
      const receipt = receiptOf({ transaction, lines, buyer, business, reason, isSandbox }, locale);
      const bytes = await documents.renderReceipt(receipt).catch((error: unknown) => {
        if (error instanceof DocumentsBusy || error instanceof DocumentsTimeout)
          throw problem('unavailable', { retryAfter: 5, cause: error });
        throw error;
      });
      return { bytes, filename: `${transaction.number}.pdf`, contentType: 'application/pdf' };
    },

    /** @throws ProblemError 422 when a filter is not valid. */
    async exportTransactions(
      query: QueryOf<'exportTransactions'>,
      { caller, locale }: CallerContext,
    ): Promise<FileAnswer> {
      const order = { field: 'createdAt', descending: true } as const;
      const page = { limit: MAX_ROWS, offset: 0 };
      const rows = await transactions.list(filterOf(caller.id, query), order, page);
      const day = clock.now().toISOString().slice(0, 10);
      const first = query.from ?? rows.at(-1)?.transaction.createdAt.toISOString().slice(0, 10);
      const days = [first, query.to ?? day].filter((part) => part !== undefined);
      return {
        bytes: transactionsCsv(rows, locale),
        filename: `transactions-${[...new Set(days)].join('-to-')}.csv`,
        contentType: 'text/csv; charset=utf-8',
      };
    },
  };
}
