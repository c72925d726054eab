import type { Database } from '#server/db/client.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AuthService } from '../auth/service.ts';
import type { Sessions } from '../auth/session-service.ts';
import type { BillingService } from '../billing/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { seatRepository } from './seat-repository.ts';

/** What a sub-user's life needs of the rest. */
export type MembershipDeps = {
  db: Database;
  /** The time of accounts and prompts. */
  clock: Clock;
  /** The time of invitations and plans. */
  billingClock: Clock;
  post: MailQueue;
  limiter: RateLimiter;
  sessions: Sessions;
  /** Seats within a transaction. */
  seats: typeof seatRepository;
  networkKey: Buffer;
  publicUrl: string;
  billing: Pick<BillingService, 'entitlementOf'>;
  /** Runs `work` under the lock of an account's plan, once each payment that was begun is paid or given up. */
  withPaymentsClosed<T>(ownerId: string, work: (tx: Database) => Promise<T>): Promise<T>;
  auth: Pick<AuthService, 'readPerson' | 'createVerified'>;
  prompts: Pick<PromptsService, 'transferPrompts'>;
};
