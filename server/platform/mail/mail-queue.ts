import type { Mailer } from '#server/ports/mailer.ts';
import type { AddOptions, Jobs } from '../jobs/jobs.ts';
import { defineJob } from '../jobs/topic.ts';
import { mailIntent, type MailIntent } from './mail-intent.ts';
import { renderMail } from './render.ts';

const mail = defineJob('mail', mailIntent);
const mailRehearsal = defineJob('mail.rehearsal', mailIntent);

export type MailQueue = {
  /**
   * Queues a mail; on a transaction, it leaves only when that commits. With a `key`, one mail is sent
   * for it: name topic, subject and period, such as `trialEnds:<user>:<day>`.
   */
  send(intent: MailIntent, options?: AddOptions): Promise<void>;
  /** Queues the same work for a mail that is written and thrown away. */
  rehearse(intent: MailIntent, options?: AddOptions): Promise<void>;
  /** Mails that stay on this machine, the newest first. */
  kept(): Promise<{ id: string; createdAt: Date; mail: MailIntent }[]>;
};

/** Mail leaves by the queue: retried until it was taken, and erased then unless the mailer keeps it. */
export function createMailQueue(jobs: Jobs, mailer: Mailer): MailQueue {
  jobs.handle(mail, async (intent) => {
    await mailer.deliver(renderMail(intent));
    return mailer.keeps ? intent : undefined;
  });
  jobs.handle(mailRehearsal, (intent) => {
    renderMail(intent);
    return Promise.resolve();
  });
  return {
    send: (intent, options) => jobs.add(mail, intent, options),
    rehearse: (intent, options) => jobs.add(mailRehearsal, intent, options),
    async kept() {
      const recent = await jobs.recent(mail, 100);
      return recent.flatMap(({ id, createdAt, payload }) =>
        payload ? [{ id, createdAt, mail: payload }] : [],
      );
    },
  };
}
