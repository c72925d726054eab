import { DAY_MS, HOUR_MS } from '#core/time.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import { createVacuum } from './db/vacuum.ts';
import { createAccountService } from './modules/account/service.ts';
import { handleAuthMail } from './modules/auth/mail-jobs.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createSessions } from './modules/auth/session-service.ts';
import { createSignIn } from './modules/auth/sign-in-service.ts';
import { tokenRepository } from './modules/auth/token-repository.ts';
import { userRepository } from './modules/auth/user-repository.ts';
import type { MovableClock } from './modules/billing/clock/movable-clock.ts';
import { createBilling } from './modules/billing/create-billing.ts';
import { seatsLost } from './modules/billing/events/events.ts';
import { paymentRepository } from './modules/billing/payments/repository.ts';
import { createQuotaService } from './modules/billing/quota/service.ts';
import { createDashboardService } from './modules/dashboard/service.ts';
import { createModels } from './modules/prompts/models/create-models.ts';
import { createPromptsService } from './modules/prompts/service.ts';
import { createAcceptance } from './modules/team/accept-service.ts';
import { createAcceptanceBook } from './platform/terms-acceptance-store.ts';
import { invitationRepository } from './modules/team/invitation-repository.ts';
import { createInvitations } from './modules/team/invite-service.ts';
import { createMembers } from './modules/team/member-service.ts';
import { seatRepository } from './modules/team/seat-repository.ts';
import { createTeamService } from './modules/team/service.ts';
import { createActivity } from './platform/http/activity.ts';
import { createIdempotency } from './platform/idempotency/idempotency.ts';
import { createIdempotencyStore } from './platform/idempotency/store.ts';
import { createJobs } from './platform/jobs/queue.ts';
import { sweepJobs } from './platform/jobs/store.ts';
import { defineRecurringJob } from './platform/jobs/topic.ts';
import type { Log } from './platform/log.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import { createPasswords } from './platform/security/passwords.ts';
import { createRateLimiter, sweepRateLimits } from './platform/security/rate-limits.ts';
import { deriveKeys } from './platform/security/encryption.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentsPort } from './ports/documents.ts';
import type { Mailer } from './ports/mailer.ts';
import type { ModelPort } from './ports/model.ts';
import type { ModelGateway } from './ports/model-gateway.ts';
import type { PaymentProvider } from './ports/payments.ts';

/** Retention of used and expired invitations, whose page says what became of them. */
const LINK_KEPT_MS = 90 * DAY_MS;

/** Dependencies of the application, from `wiring.ts` or a test. */
export type AppDeps = {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  /** The present for plans, payments and invitations; `clock` unless it is moved. */
  billingClock?: Clock;
  /** The same, where people may move it at /dev/clock. */
  movableClock?: MovableClock;
  mailer: Mailer;
  /** The operator's model, or the demo. */
  model: ModelPort;
  /** Reaches the models that people connect. */
  modelGateway: ModelGateway;
  /** Who moves money; the sandbox does, where the configuration says so. */
  paymentProvider?: PaymentProvider;
  documents: DocumentsPort;
  log: Log;
  /** From SECRET_KEY, or the file in the data folder. */
  secret: string;
};

/** Shared parts of the services; tests replace one to show that a check can fail. */
export function createParts({ database, clock, config, mailer, log, secret }: AppDeps) {
  const keys = deriveKeys(secret);
  const jobs = createJobs({ db: database.db, clock, sealKey: keys.encryption, log });
  return {
    keys,
    jobs,
    post: createMailQueue(jobs, mailer),
    limiter: createRateLimiter(database.sql, config.rateLimitFactor),
    passwords: createPasswords(),
    users: userRepository,
    tokens: tokenRepository,
    seats: seatRepository,
  };
}

export type Parts = ReturnType<typeof createParts>;

/** Hourly, on one of the servers, however often they are restarted. */
const maintenance = defineRecurringJob('maintenance', HOUR_MS);

export type Services = ReturnType<typeof createServices>;

/** Composition of all services; the only place that knows them all. */
export function createServices(deps: AppDeps, parts: Parts = createParts(deps)) {
  const { config, database, clock, model, modelGateway, documents, log } = deps;
  const { db, sql } = database;
  const { keys, jobs, post } = parts;
  const activity = createActivity(clock);
  const vacuum = database.kind === 'pglite' ? createVacuum(sql, activity) : undefined;
  const sessions = createSessions({ db, clock, networkKey: keys.networks, users: parts.users });
  const idempotencyStore = createIdempotencyStore(db);
  const idempotency = createIdempotency({ store: idempotencyStore, clock, log });
  const shared = { ...parts, db, clock, sessions };

  const billingClock = deps.movableClock ?? deps.billingClock ?? clock;
  const readPerson = userRepository(db).find;
  const acceptances = createAcceptanceBook(config.termsUrl);
  const { billing, withPaymentsClosed, ...payServices } = createBilling({
    ...parts,
    db,
    clock: billingClock,
    systemClock: clock,
    config,
    paymentProvider: deps.paymentProvider,
    documents,
    acceptances,
    readPerson,
    log,
  });

  const auth = createAuthService({
    ...shared,
    acceptances,
    roleOf: async ({ id, role }) => billing.roleOf(role, await billing.accountOf(id)),
    invitations: {
      note: (tx, about) => invitationRepository(tx).noteRegistration(about, billingClock.now()),
      join: (userId) => acceptance.joinRegistered(userId),
    },
  });
  const signIn = createSignIn(shared);
  handleAuthMail({ db, clock, jobs, post, publicUrl: config.publicUrl });

  const team = createTeamService({ db, clock: billingClock, billing });
  const quota = createQuotaService({ db, clock: billingClock });
  const { models, modelSource } = createModels({
    config,
    db,
    clock,
    limiter: parts.limiter,
    gateway: modelGateway,
    operatorModel: model,
    secret: keys.models,
    log,
    readPerson,
  });
  const prompts = createPromptsService({
    db,
    clock,
    quota,
    team,
    log,
    models: modelSource,
    documents,
  });

  const membership = {
    ...shared,
    billingClock,
    billing,
    withPaymentsClosed,
    auth,
    prompts,
    networkKey: keys.networks,
    publicUrl: config.publicUrl,
  };
  const invitations = createInvitations(membership);
  const acceptance = createAcceptance(membership);
  const members = createMembers(membership);
  jobs.handle(seatsLost, ({ ownerId, keep = [] }) => members.fitSeats(ownerId, keep));

  const dashboard = createDashboardService({ db, clock, prompts, quota, billing, team });

  const account = createAccountService({
    ...shared,
    readProfile: async (id, address) => {
      const figures = await billing.figuresOf(id, address);
      const { person, account: payer } = figures;
      return {
        person,
        parts: {
          role: billing.roleOf(person.role, payer),
          subscription: await billing.summaryOf(figures),
          quota: quota.present(figures),
        },
      };
    },
  });

  const maintain = async (): Promise<void> => {
    const now = clock.now();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const steps: Record<string, () => Promise<unknown>> = {
      rateLimits: () => sweepRateLimits(sql),
      tokens: () => tokenRepository(db).sweep(now),
      sessions: () => sessions.sweep(),
      invitations: () =>
        invitationRepository(db).sweepLinks(new Date(billingClock.now().getTime() - LINK_KEPT_MS)),
      // A run still names its key until it is released: in this order, or not at all.
      keys: async () => {
        await prompts.releaseKeys(dayAgo);
        await idempotencyStore.sweep(dayAgo);
      },
      jobs: () => sweepJobs(db, now),
      quotes: () =>
        paymentRepository(db).sweepQuotes(new Date(billingClock.now().getTime() - DAY_MS)),
      histories: () => prompts.thin(dayAgo),
      ...(vacuum && { vacuum: () => vacuum.begin() }),
    };
    for (const [step, run] of Object.entries(steps))
      await run().catch((err: unknown) => log.warn({ err, step }, 'maintenance step failed'));
  };
  jobs.repeat(maintenance, maintain);

  return {
    ...shared,
    idempotency,
    auth,
    signIn,
    account,
    billing,
    ...payServices,
    team,
    invitations,
    acceptance,
    members,
    quota,
    prompts,
    models,
    modelSource,
    dashboard,
    activity,
    /** Ends work left by the last process: at the start, for a store that only this process uses. */
    async recover(): Promise<void> {
      await idempotencyStore.lapse();
      await prompts.recover();
    },
    /** Deletes expired rows; a failed step does not stop the next. */
    maintain,
    /** Vacuums the embedded database while it is idle; for every minute. */
    tidy: async (): Promise<void> => vacuum?.goOn(),
  };
}
