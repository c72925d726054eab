import type { Mailer } from '#server/ports/mailer.ts';

/** Sends nothing: mails stay in the queue's table, where /dev/outbox shows them. */
export function createOutboxMailer(): Mailer {
  return { keeps: true, deliver: () => Promise.resolve(), close: () => Promise.resolve() };
}
