import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Post } from '#server/platform/mail/mail-queue.ts';
import { mailName } from './person-name.ts';
import { findUserByEmail } from './repository.ts';
import { issueLinkToken } from './tokens.ts';

/**
 * What `register`, `forgot` and `resend` leave for after the answer. The request writes one row for a
 * known and for an unknown address alike; who it is for is found out here, where nobody measures.
 */
export type AuthMailTopic = 'auth.registered' | 'auth.resetWanted' | 'auth.verificationWanted';
export type AuthMailRequest = { emailKey: string; isNew?: boolean };

export function handleAuthMail(deps: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  post: Post;
  publicUrl: string;
}): void {
  const { db, clock, jobs, post, publicUrl } = deps;
  const withUser = (
    topic: AuthMailTopic,
    send: (user: UserRow, request: AuthMailRequest) => Promise<void>,
  ) =>
    jobs.handle(topic, async (payload) => {
      const request = payload as AuthMailRequest;
      const user = await findUserByEmail(db, request.emailKey);
      if (user) await send(user, request);
    });

  const sendLink = (user: UserRow, purpose: 'verifyEmail' | 'resetPassword') =>
    db.transaction(async (tx) => {
      const token = await issueLinkToken(tx, purpose, user.id, clock.now());
      const path =
        purpose === 'verifyEmail' ? `/verify/email?token=${token}` : `/reset-password/${token}`;
      await post.send(
        {
          to: user.email,
          locale: user.language,
          template: purpose === 'verifyEmail' ? 'mail:verifyEmail' : 'mail:resetPassword',
          params: { name: mailName(user) },
          url: `${publicUrl}${path}`,
        },
        tx,
      );
    });

  withUser('auth.registered', async (user, { isNew }) => {
    if (isNew) return sendLink(user, 'verifyEmail');
    await post.send({
      to: user.email,
      locale: user.language,
      template: 'mail:alreadyRegistered',
      params: { name: mailName(user) },
      url: `${publicUrl}/forgot-password`,
    });
  });
  withUser('auth.resetWanted', (user) => sendLink(user, 'resetPassword'));
  withUser('auth.verificationWanted', async (user) => {
    if (user.emailVerifiedAt === null) await sendLink(user, 'verifyEmail');
  });
}
