import { implement } from '#server/contract.ts';
import type { CardService } from './cards/service.ts';
import type { LifecycleService } from './lifecycle/service.ts';
import type { CouponService } from './payments/coupon-check.ts';
import type { PaymentService } from './payments/service.ts';
import type { VerifyService } from './payments/verify-service.ts';
import type { BillingAdmin } from './admin/service.ts';
import type { WithdrawalService } from './refunds/withdrawal-service.ts';
import type { ReceiptService } from './receipts/service.ts';
import type { BillingService } from './service.ts';
import type { TrialService } from './trial/service.ts';
import type { WebhookService } from './webhooks/service.ts';

type Services = {
  billing: BillingService;
  billingAdmin: BillingAdmin;
  cards: CardService;
  coupons: CouponService;
  lifecycle: LifecycleService;
  payments: PaymentService;
  receipts: ReceiptService;
  trials: TrialService;
  verification: VerifyService;
  webhooks: WebhookService;
  withdrawals: WithdrawalService;
};

export function billingRoutes(services: Services) {
  const {
    billing,
    billingAdmin,
    cards,
    coupons,
    lifecycle,
    payments,
    receipts,
    trials,
    verification,
    webhooks,
    withdrawals,
  } = services;
  return implement('billing', {
    async createPayment({ body, ctx }) {
      return { status: 200, body: await payments.createPayment(body, ctx) };
    },

    async verifyPayment({ body, ctx }) {
      return { status: 200, body: await verification.verifyPayment(body.paymentId, ctx) };
    },

    async confirmSandboxPayment({ body, ctx }) {
      return { status: 200, body: await verification.confirmSandboxPayment(body, ctx) };
    },

    async createFreeTrialPayment({ body, ctx }) {
      return { status: 200, body: await trials.createFreeTrialPayment(body, ctx) };
    },

    async checkCoupon({ body, ctx }) {
      return { status: 200, body: await coupons.checkCoupon(body, ctx) };
    },

    async getSubscription({ ctx }) {
      return { status: 200, body: await lifecycle.getSubscription(ctx) };
    },

    async cancelAutopayment({ body, ctx }) {
      return { status: 200, body: await lifecycle.cancelAutopayment(body, ctx) };
    },

    async resumeAutopayment({ ctx }) {
      return { status: 200, body: await lifecycle.resumeAutopayment(ctx) };
    },

    async changeSubscription({ body, ctx }) {
      return { status: 200, body: await lifecycle.changeSubscription(body, ctx) };
    },

    async discardSubscriptionChange({ ctx }) {
      return { status: 200, body: await lifecycle.discardSubscriptionChange(ctx) };
    },

    async listCards({ ctx }) {
      return { status: 200, body: await cards.listCards(ctx) };
    },

    async createSetupIntent({ body, ctx }) {
      return { status: 200, body: await cards.createSetupIntent(body, ctx) };
    },

    async saveCard({ body, ctx }) {
      return { status: 200, body: await cards.saveCard(body, ctx) };
    },

    async setDefaultCard({ params, ctx }) {
      return { status: 200, body: await cards.setDefaultCard(params.cardId, ctx) };
    },

    async continueTrial({ params, body, ctx }) {
      return { status: 200, body: await cards.continueTrial(params.cardId, body, ctx) };
    },

    async removeCard({ params, ctx }) {
      await cards.removeCard(params.cardId, ctx);
      return { status: 204 };
    },

    async getReceipt({ params, ctx }) {
      const file = await receipts.getReceipt(params.transactionId, ctx);
      return { status: 200, file, recipe: {} };
    },

    async exportTransactions({ query, ctx }) {
      return { status: 200, file: await receipts.exportTransactions(query, ctx), recipe: {} };
    },

    async withdrawFromContract({ ctx }) {
      return { status: 200, body: await withdrawals.withdrawFromContract(ctx) };
    },

    async listAllTransactions({ query, ctx }) {
      return { status: 200, body: await billingAdmin.listAllTransactions(query, ctx) };
    },

    async refundTransaction({ params, body, ctx }) {
      const refund = await billingAdmin.refundTransaction(params.transactionId, body, ctx);
      return { status: 200, body: refund };
    },

    async receiveStripeEvent({ body }) {
      await webhooks.receiveEvent(body);
      return { status: 204 };
    },

    async listSubscriptionPlans({ ctx }) {
      return { status: 200, body: await billing.listSubscriptionPlans(ctx) };
    },

    async listTransactions({ query, ctx }) {
      return { status: 200, body: await billing.listTransactions(query, ctx) };
    },
  });
}
