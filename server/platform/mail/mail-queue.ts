import type { Database } from '#server/db/client.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Jobs } from '../jobs/queue.ts';
import { renderMail, type MailIntent } from './render.ts';

const TOPIC = 'mail';
const REHEARSAL = 'mail.rehearsal';

export type MailQueue = {
  /** Queues a mail; with a transaction, it leaves only when that commits. */
  send(intent: MailIntent, on?: Database): Promise<void>;
  /** Queues the same work for a mail that is written and thrown away. */
  rehearse(intent: MailIntent, on?: Database): Promise<void>;
  /** Mails that stay on this machine, the newest first. */
  kept(): Promise<{ id: string; createdAt: Date; mail: MailIntent }[]>;
};

/** Mail leaves by the queue: tried again until it was taken, and erased then unless the mailer keeps it. */
export function createMailQueue(jobs: Jobs, mailer: Mailer): MailQueue {
  jobs.handle(TOPIC, async (payload) => {
    await mailer.deliver(renderMail(payload as MailIntent));
    return mailer.keeps ? payload : undefined;
  });
  jobs.handle(REHEARSAL, (payload) => {
    renderMail(payload as MailIntent);
    return Promise.resolve();
  });
  return {
    send: (intent, on) => jobs.add(TOPIC, intent, on),
    rehearse: (intent, on) => jobs.add(REHEARSAL, intent, on),
    async kept() {
      const recent = await jobs.recent(TOPIC, 100);
      return recent
        .filter((job) => job.payload !== undefined)
        .map(({ id, createdAt, payload }) => ({ id, createdAt, mail: payload as MailIntent }));
    },
  };
}
