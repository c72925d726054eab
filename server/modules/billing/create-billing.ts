import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Keys } from '#server/platform/security/encryption.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { AcceptanceBook } from '#server/platform/terms-acceptance-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentsPort } from '#server/ports/documents.ts';
import type { PaymentProvider } from '#server/ports/payments.ts';
import { createBillingAdmin } from './admin/service.ts';
import { customerStore } from './cards/customer-store.ts';
import { createCardService } from './cards/service.ts';
import { createLifecycleService } from './lifecycle/service.ts';
import { handleBillingMail } from './mails/service.ts';
import { createCouponService } from './payments/coupon-check.ts';
import { createPaymentService } from './payments/service.ts';
import { changeAlone } from './payments/supersede.ts';
import { createVerifyService } from './payments/verify-service.ts';
import { createReceiptService } from './receipts/service.ts';
import { createWithdrawalService } from './refunds/withdrawal-service.ts';
import { createPriceNotices } from './renewal/price-notice.ts';
import { createReconciliation } from './renewal/reconcile.ts';
import { createRenewalService } from './renewal/service.ts';
import { createSandbox } from './sandbox/service.ts';
import { createBillingService } from './service.ts';
import { createTrialService } from './trial/service.ts';
import { createWebhooks } from './webhooks/service.ts';

type BillingDeps = {
  db: Database;
  /** The present for plans and payments, which may be moved. */
  clock: Clock;
  systemClock: Clock;
  config: Config;
  keys: Pick<Keys, 'sandbox'>;
  /** Who moves money; the sandbox does, where the configuration says so. */
  paymentProvider: PaymentProvider | undefined;
  jobs: Jobs;
  post: MailQueue;
  limiter: RateLimiter;
  documents: DocumentsPort;
  acceptances: AcceptanceBook;
  readPerson(userId: string): Promise<UserRow | undefined>;
  log: Log;
};

/** Services of plans, payments and cards over one provider, and the mails that they send. */
export function createBilling(deps: BillingDeps) {
  const { db, clock, systemClock, config, keys, jobs, limiter, acceptances, log } = deps;
  const { rate: taxRate, name: taxName } = config.tax;
  const pricing = { taxRate, ...(taxName && { taxName }) };
  const sandbox =
    config.payments.kind === 'sandbox'
      ? createSandbox({ db, clock, secretKey: keys.sandbox })
      : undefined;
  const external = deps.paymentProvider && {
    ...deps.paymentProvider,
    payments: deps.paymentProvider.connect(customerStore({ db, clock, jobs })),
  };
  const provider = sandbox ?? external?.payments;
  const charging = { db, clock, provider, sandbox, jobs, pricing, limiter, acceptances };
  handleBillingMail({ ...deps, publicUrl: config.publicUrl });

  return {
    billing: createBillingService({ db, clock, pricing }),
    /** Changes a customer's data with no payment open. */
    withPaymentsClosed: <T>(ownerId: string, work: (tx: Database) => Promise<T>) =>
      changeAlone(charging, ownerId, work),
    payments: createPaymentService(charging),
    verification: createVerifyService(charging),
    coupons: createCouponService(deps),
    lifecycle: createLifecycleService(charging),
    trials: createTrialService(charging),
    cards: createCardService({
      ...charging,
      withoutCharges: (ownerId, cardId, work) =>
        changeAlone(charging, ownerId, work, (payment) => payment.cardId === cardId),
    }),
    renewals: createRenewalService({ ...charging, log }),
    prices: createPriceNotices(charging),
    reconciliation: createReconciliation({ ...charging, log }),
    withdrawals: createWithdrawalService({ ...charging, log }),
    webhooks: createWebhooks({
      ...charging,
      clock: systemClock,
      billingClock: clock,
      provider: external,
      log,
    }),
    billingAdmin: createBillingAdmin({ ...charging, log }),
    receipts: createReceiptService({
      ...deps,
      business: config.business,
      isSandbox: sandbox !== undefined,
    }),
  };
}
