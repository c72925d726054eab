import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { paymentCustomers } from '#server/db/schema/billing-cards.ts';

/** The provider's customers in our database: one an account, by its primary key. */
export function customerRepository(db: Database) {
  const { ownerId: owner, providerId } = paymentCustomers;
  const find = async (ownerId: string) => {
    const [row] = await db.select({ providerId }).from(paymentCustomers).where(eq(owner, ownerId));
    return row?.providerId;
  };
  return {
    find,

    /** The account of a customer; nothing for one of another product. */
    async findOwner(id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ ownerId: owner })
        .from(paymentCustomers)
        .where(eq(providerId, id));
      return row?.ownerId;
    },

    /** Stores the customer of an account; the one that was there first is given. */
    async keep(ownerId: string, customerId: string, now: Date): Promise<string> {
      await db
        .insert(paymentCustomers)
        .values({ ownerId, providerId: customerId, createdAt: now })
        .onConflictDoNothing();
      return (await find(ownerId)) ?? customerId;
    },

    /** Replaces a customer that the provider has deleted; `false` when another request has. */
    async replace(
      ownerId: string,
      { deletedId, customerId }: { deletedId: string; customerId: string },
      now: Date,
    ): Promise<boolean> {
      const replaced = await db
        .update(paymentCustomers)
        .set({ providerId: customerId, createdAt: now })
        .where(and(eq(owner, ownerId), eq(providerId, deletedId)))
        .returning({ ownerId: owner });
      return replaced.length > 0;
    },
  };
}
