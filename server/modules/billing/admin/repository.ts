import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { transactions } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { containsPattern } from '#server/platform/text/search-text.ts';
import type { TransactionRow } from '../transactions/repository.ts';

export type AdminFilter = {
  status?: TransactionRow['status'];
  from?: Date;
  before?: Date;
  /** Every word must occur: folded in the transaction's search text, or as typed in the owner's name or address. */
  words: readonly { folded: string; typed: string }[];
};

const { search: _, ...columns } = getTableColumns(transactions);
const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

function where({ status, from, before, words }: AdminFilter): SQL | undefined {
  return and(
    status && eq(transactions.status, status),
    from && gte(transactions.createdAt, from),
    before && lt(transactions.createdAt, before),
    ...words.map(({ folded, typed }) =>
      or(
        like(transactions.search, containsPattern(folded)),
        ilike(fullName, containsPattern(typed)),
        ilike(users.email, containsPattern(typed)),
      ),
    ),
  );
}

/** Everybody's transactions. */
export function adminRepository(db: Database) {
  return {
    /** A page of everybody's transactions, the newest first, with their owners and what is left to pay back. */
    async list(filter: AdminFilter, paging: { limit: number; offset: number }) {
      return db
        .select({
          transaction: columns,
          name: sql<string | null>`nullif(${fullName}, '')`,
          email: users.email,
          refundable:
            sql<number>`case when ${payments.status} = 'succeeded' then ${payments.amount} - ${payments.refunded} else 0 end`.mapWith(
              Number,
            ),
          disputed: sql<boolean>`exists (select 1 from disputes where disputes.payment_id = ${payments.id} and disputes.status <> 'won')`,
        })
        .from(transactions)
        .leftJoin(users, eq(users.id, transactions.ownerId))
        .leftJoin(payments, eq(payments.transactionId, transactions.id))
        .where(where(filter))
        .orderBy(desc(transactions.createdAt), desc(transactions.id))
        .limit(paging.limit)
        .offset(paging.offset);
    },

    async count(filter: AdminFilter): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int`.mapWith(Number) })
        .from(transactions)
        .leftJoin(users, eq(users.id, transactions.ownerId))
        .where(where(filter));
      return row?.count ?? 0;
    },
  };
}
