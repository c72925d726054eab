import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { paymentCustomers } from '#server/db/schema/billing-cards.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CustomerStore } from '#server/ports/payments.ts';

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
  };
}
