import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { paymentCustomers } from '#server/db/schema/billing-cards.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CustomerStore } from '#server/ports/payments.ts';

/** The account of a customer; nothing for one of another product. */
export async function findCustomerOwner(db: Database, id: string): Promise<string | undefined> {
  const { ownerId, providerId } = paymentCustomers;
  const [row] = await db.select({ ownerId }).from(paymentCustomers).where(eq(providerId, id));
  return row?.ownerId;
}

/** The provider's customers in our database: one an account, by its primary key. */
export function customerRepository(db: Database, clock: Clock): CustomerStore {
  const { ownerId: owner, providerId } = paymentCustomers;
  const find = async (ownerId: string) => {
    const [row] = await db.select({ providerId }).from(paymentCustomers).where(eq(owner, ownerId));
    return row?.providerId;
  };
  return {
    find,
    async keep(ownerId, customerId) {
      await db
        .insert(paymentCustomers)
        .values({ ownerId, providerId: customerId, createdAt: clock.now() })
        .onConflictDoNothing();
      return (await find(ownerId)) ?? customerId;
    },
    async replace(ownerId, { deletedId, customerId }) {
      await db
        .update(paymentCustomers)
        .set({ providerId: customerId, createdAt: clock.now() })
        .where(and(eq(owner, ownerId), eq(providerId, deletedId)));
      return (await find(ownerId)) ?? customerId;
    },
  };
}
