import type { Mail, Mailer } from '../ports/mailer.ts';

/** Keeps what was sent, and finds the links and codes in it. */
export type TestMailer = Mailer & {
  sent: Mail[];
  /** The newest mail to an address. @throws when there is none. */
  last(to: string): Mail;
  /** The token of the newest link to an address. */
  token(to: string): string;
  /** The one-time code of the newest mail to an address. */
  code(to: string): string;
};

export function createTestMailer(): TestMailer {
  const sent: Mail[] = [];
  const last = (to: string) => {
    const mail = sent.findLast((candidate) => candidate.to.toLowerCase() === to.toLowerCase());
    if (!mail) throw new Error(`No mail went to ${to}`);
    return mail;
  };
  const match = (to: string, form: RegExp) => {
    const found = form.exec(last(to).text)?.[1];
    if (!found) throw new Error(`The last mail to ${to} has nothing like ${form}`);
    return found;
  };
  return {
    keeps: false,
    sent,
    last,
    token: (to) => match(to, /(pw[vri]_[A-Za-z0-9_-]{43})/),
    code: (to) => match(to, /\n(\d{6})\n/),
    deliver: (mail) => Promise.resolve(void sent.push(mail)),
    close: () => Promise.resolve(),
  };
}
