import { AdapterError } from '#contract/check/adapter.ts';

export type Mail = { to: string; url?: string; code?: string };

/** What a run needs of our server beside its API. */
export type Surroundings = {
  /** Mails that were sent, the newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Makes an account an administrator's; false where there is no way to it. */
  makeAdmin(address: string): Promise<boolean>;
  /** Has the server forget what an earlier run tried, where there is a way to it. */
  forgetTries?(): Promise<void>;
};

/** The embedded default: the outbox, `/dev/admin` and `/dev/limits`. */
export const embedded = (base: string): Surroundings => ({
  async mails() {
    const answer = await fetch(`${base}/dev/outbox.json`);
    if (answer.status === 404)
      throw new AdapterError(
        `${base} has no outbox. Check the embedded default (npm start without SMTP_URL), or give --token and --other-token.`,
      );
    return ((await answer.json()) as { items: Mail[] }).items;
  },
  async makeAdmin(address) {
    const answer = await fetch(`${base}/dev/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    });
    return answer.status === 204;
  },
  async forgetTries() {
    await fetch(`${base}/dev/limits`, { method: 'DELETE' });
  },
});
