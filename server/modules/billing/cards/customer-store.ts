import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CustomerStore } from '#server/ports/payments.ts';
import { dropCard } from './card-changes.ts';
import { customerRepository } from './customer-repository.ts';
import { cardRepository } from './repository.ts';

type CustomerDeps = { db: Database; clock: Clock; jobs: Jobs };

/** The provider's customers as we keep them, at the time of plans and payments. */
export function customerStore({ db, clock, jobs }: CustomerDeps): CustomerStore {
  const customers = customerRepository(db);
  return {
    find: customers.find,
    keep: (ownerId, customerId) => customers.keep(ownerId, customerId, clock.now()),
    async replace(ownerId, change) {
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (!(await customerRepository(tx).replace(ownerId, change, now))) return;
        // The event of the deletion names a customer that is known no longer.
        for (const card of await cardRepository(tx).list(ownerId))
          await dropCard({ tx, jobs, now }, card);
      });
      return (await customers.find(ownerId)) ?? change.customerId;
    },
  };
}
