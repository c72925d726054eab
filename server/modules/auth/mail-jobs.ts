import { z } from 'zod';
import { PAGES } from '#core/screens.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { defineJob, type JobTopic } from '#server/platform/jobs/topic.ts';
import type { MailIntent } from '#server/platform/mail/mail-intent.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { newId } from '#server/platform/database/ids.ts';
import { recipient } from './person-name.ts';
import { issueLinkToken } from './link-tokens.ts';
import { userRepository } from './user-repository.ts';

/**
 * What `register`, `forgot` and `resend` leave for after the answer. The request writes one row for a
 * known and for an unknown address alike; who it is for is found out here.
 */
export const registered = defineJob(
  'auth.registered',
  z.object({ emailKey: z.string(), isNew: z.boolean() }),
);
export const resetRequested = defineJob('auth.resetWanted', z.object({ emailKey: z.string() }));
export const verificationRequested = defineJob(
  'auth.verificationWanted',
  z.object({ emailKey: z.string() }),
);

type LinkPurpose = 'verifyEmail' | 'resetPassword';
type AuthMail = LinkPurpose | 'alreadyRegistered';

const PATHS: Record<LinkPurpose, (token: string) => string> = {
  verifyEmail: (token) => `${PAGES.verifyEmail}?token=${token}`,
  resetPassword: (token) => `${PAGES.resetPassword}/${token}`,
};

/** Nobody: takes the place of a person where no mail is due. */
const NOBODY = {
  email: 'nobody@invalid.example',
  firstName: '',
  emailVerifiedAt: null,
  language: 'en',
};

/**
 * Mails to typed addresses. Every address costs the same statements and one rendered mail, sent or
 * not: otherwise response times would reveal which addresses have an account.
 */
export function handleAuthMail(deps: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  post: MailQueue;
  publicUrl: string;
}): void {
  const { db, clock, jobs, post, publicUrl } = deps;
  const users = userRepository(db);
  const handle = <Request extends { emailKey: string }>(
    topic: JobTopic<Request>,
    usual: LinkPurpose,
    choose: (user: UserRow, request: Request) => AuthMail | undefined,
  ) =>
    jobs.handle(topic, async (request) => {
      const user = await users.findByEmail(request.emailKey);
      const mail = user && choose(user, request);
      const isNotice = mail === 'alreadyRegistered';
      const purpose = mail && !isNotice ? mail : usual;
      await db.transaction(async (tx) => {
        // A token of an unknown id is not stored; the person's earlier token stays valid.
        const holder = user && mail && !isNotice ? user.id : newId();
        const token = await issueLinkToken(tx, purpose, holder, clock.now());
        const to = user && mail ? user : NOBODY;
        const intent: MailIntent = {
          ...recipient(to),
          template: `mail:${mail ?? usual}`,
          url: `${publicUrl}${isNotice ? PAGES.forgotPassword : PATHS[purpose](token)}`,
        };
        await (mail ? post.send(intent, { on: tx }) : post.rehearse(intent, { on: tx }));
      });
    });

  handle(registered, 'verifyEmail', (_, { isNew }) =>
    isNew ? 'verifyEmail' : 'alreadyRegistered',
  );
  handle(resetRequested, 'resetPassword', () => 'resetPassword');
  handle(verificationRequested, 'verifyEmail', ({ emailVerifiedAt }) =>
    emailVerifiedAt === null ? 'verifyEmail' : undefined,
  );
}
