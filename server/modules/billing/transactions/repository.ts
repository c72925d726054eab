import { and, asc, count, desc, eq, gte, inArray, like, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { transactionLines, transactions } from '#server/db/schema/billing.ts';
import { containsPattern } from '#server/platform/text/search-text.ts';

export type TransactionRow = Omit<typeof transactions.$inferSelect, 'search'>;
export type LineRow = typeof transactionLines.$inferSelect;
export type NewTransaction = typeof transactions.$inferInsert;
export type NewLine = Omit<typeof transactionLines.$inferInsert, 'transactionId' | 'position'>;

export const SORT_FIELDS = ['createdAt', 'number', 'total', 'status'] as const;

export type TransactionFilter = {
  ownerId: string;
  status?: TransactionRow['status'];
  /** From this moment on. */
  from?: Date;
  /** Up to, but not with, this moment. */
  before?: Date;
  /** Folded words; every one must occur. */
  words: readonly string[];
};

export type TransactionOrder = { field: (typeof SORT_FIELDS)[number]; descending: boolean };

function where(filter: TransactionFilter): SQL | undefined {
  return and(
    eq(transactions.ownerId, filter.ownerId),
    filter.status && eq(transactions.status, filter.status),
    filter.from && gte(transactions.createdAt, filter.from),
    filter.before && lt(transactions.createdAt, filter.before),
    ...filter.words.map((word) => like(transactions.search, containsPattern(word))),
  );
}

/** The ledger of transactions. */
export function transactionRepository(db: Database) {
  const linesOf = async (rows: readonly { id: string }[]): Promise<Map<string, LineRow[]>> => {
    if (rows.length === 0) return new Map();
    const lines = await db
      .select()
      .from(transactionLines)
      .where(
        inArray(
          transactionLines.transactionId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(transactionLines.transactionId), asc(transactionLines.position));
    return Map.groupBy(lines, (line) => line.transactionId);
  };
  return {
    /** A page of an account's transactions with their lines; of two at one moment the greater id is the later. */
    async list(
      filter: TransactionFilter,
      order: TransactionOrder,
      paging: { limit: number; offset: number },
    ): Promise<{ transaction: TransactionRow; lines: LineRow[] }[]> {
      const column = transactions[order.field];
      const direction = order.descending ? desc : asc;
      const rows = await db
        .select()
        .from(transactions)
        .where(where(filter))
        .orderBy(direction(column), direction(transactions.id))
        .limit(paging.limit)
        .offset(paging.offset);
      const lines = await linesOf(rows);
      return rows.map((transaction) => ({ transaction, lines: lines.get(transaction.id) ?? [] }));
    },

    /** The lines of several transactions, by the transaction's id. */
    linesOf,

    /** How many the filter lets through, and their sums in cents; `refunded` is positive. */
    async sum(filter: TransactionFilter) {
      const given = (condition: SQL) =>
        sql<number>`coalesce(sum(${transactions.total}) filter (where ${condition}), 0)`.mapWith(
          Number,
        );
      const [row] = await db
        .select({
          count: count(),
          paid: given(
            sql`${transactions.type} <> 'refund' and ${transactions.status} in ('succeeded', 'refunded')`,
          ),
          returned: given(
            sql`${transactions.type} = 'refund' and ${transactions.status} = 'succeeded'`,
          ),
        })
        .from(transactions)
        .where(where(filter));
      return { count: row?.count ?? 0, paid: row?.paid ?? 0, refunded: 0 - (row?.returned ?? 0) };
    },

    /** Writes a transaction with its lines, in one transaction of the database. */
    async insert(transaction: NewTransaction, lines: readonly NewLine[]): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(transactions).values(transaction);
        if (lines.length > 0)
          await tx
            .insert(transactionLines)
            .values(
              lines.map((line, position) => ({ ...line, transactionId: transaction.id, position })),
            );
      });
    },

    /** One transaction with its lines. */
    async find(id: string): Promise<{ transaction: TransactionRow; lines: LineRow[] } | undefined> {
      const [transaction] = await db.select().from(transactions).where(eq(transactions.id, id));
      if (!transaction) return undefined;
      const lines = await db
        .select()
        .from(transactionLines)
        .where(eq(transactionLines.transactionId, id))
        .orderBy(asc(transactionLines.position));
      return { transaction, lines };
    },
  };
}
