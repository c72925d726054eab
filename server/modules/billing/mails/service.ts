import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { billingMail } from '../events/events.ts';
import { transactionRepository } from '../transactions/repository.ts';
import { composeMail } from './compose.ts';

/**
 * Writes the mails about plans and money, in the language that the person has by then. An account that is gone gets
 * none.
 */
export function handleBillingMail(deps: {
  db: Database;
  jobs: Jobs;
  post: MailQueue;
  publicUrl: string;
  readPerson(userId: string): Promise<UserRow | undefined>;
}): void {
  const { db, jobs, post, publicUrl, readPerson } = deps;
  jobs.handle(billingMail, async ({ ownerId, topic, facts }) => {
    const person = await readPerson(ownerId);
    if (!person) return;
    const { transactionId } = facts;
    const transaction = transactionId
      ? await transactionRepository(db).find(transactionId)
      : undefined;
    await post.send(composeMail({ topic, facts, transaction }, person, publicUrl));
  });
}
