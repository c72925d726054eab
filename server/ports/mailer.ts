/** A mail, ready to go: subject and both bodies are rendered, addresses are plain. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Carries a mail out. `keeps` says that the mail stays readable on this machine instead of leaving. */
export interface Mailer {
  readonly keeps: boolean;
  /** @throws when the mail was not taken; the queue tries again later. */
  deliver(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
