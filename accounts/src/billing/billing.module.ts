import type { AccountsApp } from '../platform/http/accounts-app';
import type { Services } from '../identity/identity.module';
import type { JobHandlers } from '../platform/jobs/job-handler';
import { entitlementRoute } from './entitlement/entitlement.route';
import { PaymentSchema } from './payment/payment.schema';
import { paymentsRoute } from './payment/payments.route';
import { bankPageRoutes } from './payment/providers/sandbox/page/bank-page.routes';
import { paymentPages } from './payment/providers/sandbox/page/payment-pages.routes';
import { sandboxWebhookJob } from './payment/providers/sandbox/sandbox-webhook.job';
import { deleteMethodsJob } from './payment/delete-methods.job';
import { refundJob } from './refund/refund.job';
import { changePaymentMethodRoute } from './method-change/change-payment-method.route';
import { PaymentMethodOrderSchema } from './method-change/method-change.schema';
import { changePlanRoute } from './plan-change/change-plan.route';
import { PlanChangeOrderSchema, PlanChangeSchema } from './plan-change/plan-change.schema';
import { PlanSchema } from './plan/plan.schema';
import { plansRoute } from './plan/plans.route';
import { promoCodeRoute } from './promo/promo-code.route';
import { PromoQuestionSchema, PromoQuoteSchema } from './promo/promo-code.schema';
import { ReceiptSchema } from './receipt/receipt.schema';
import { receiptsRoute } from './receipt/receipts.route';
import { referralRoutes } from './referral/referral.routes';
import { ReferralCodeSchema, TypedCodeSchema } from './referral/referral.schema';
import { renewalJob } from './renewal/renewal.job';
import { paymentExpiryJob } from './settlement/payment-expiry.job';
import { paymentStatusRoute } from './settlement/payment-status.route';
import { storePageRoutes } from './store/sandbox/page/store-page.routes';
import { storePushJob } from './store/sandbox/store-push.job';
import { subscribeRoute } from './checkout/subscribe.route';
import { SubscriptionOrderSchema } from './checkout/subscribe.schema';
import { subscriptionRoutes } from './subscription/subscription.routes';
import { SubscriptionSchema } from './subscription/subscription.schema';
import { trialEndsSoonJob } from './subscription/trial-ends-soon.job';
import { voucherRoute } from './voucher/voucher.route';
import { VoucherGrantSchema } from './voucher/voucher.schema';
import { paymentWebhookRoute } from './webhook/payment-webhook.route';

export { entitlementOfViewer } from './subscription/entitlement-of';
export { mailExpiringCards } from './card/mail-expiring-cards';
export { checkLedger } from './ledger/check-ledger';
export { LEDGER_KINDS } from './ledger/ledger.tables';
export { createPaymentProvider } from './payment/create-payment-provider';
export { enqueueMethodDeletion } from './payment/delete-methods.job';
export { syncPlans } from './plan/sync-plans';
export { isDiscountTooLarge } from './promo/promo-use';
export { cancelSubscription } from './subscription/cancel-subscription';
export { enqueueTrialReminder } from './subscription/trial-ends-soon.job';
export { createVouchers } from './voucher/create-vouchers';

/** Registers plans, promo codes, payments, subscriptions, stores, ledger, receipts and entitlements. */
export const registerBilling = async (app: AccountsApp, services: Services): Promise<void> => {
  entitlementRoute(app, services);
  plansRoute(app, services.database.queries);
  subscriptionRoutes(app, services);
  subscribeRoute(app, services);
  changePlanRoute(app, services);
  changePaymentMethodRoute(app, services);
  paymentStatusRoute(app, services);
  paymentsRoute(app, services);
  receiptsRoute(app, services);
  promoCodeRoute(app, services);
  voucherRoute(app, services);
  referralRoutes(app, services);
  await paymentWebhookRoute(app, services);
  if (services.config.payments.provider === 'sandbox') {
    await paymentPages(app, services);
    await bankPageRoutes(app, services);
    await storePageRoutes(app, services);
  }
};

/** Job handlers of this module. */
export const BILLING_JOBS: Pick<
  JobHandlers,
  | 'sandbox-webhook'
  | 'store-push'
  | 'renewal'
  | 'trial-ends-soon'
  | 'refund'
  | 'payment-expiry'
  | 'delete-methods'
> = {
  'sandbox-webhook': sandboxWebhookJob,
  'store-push': storePushJob,
  renewal: renewalJob,
  'trial-ends-soon': trialEndsSoonJob,
  refund: refundJob,
  'payment-expiry': paymentExpiryJob,
  'delete-methods': deleteMethodsJob,
};

/** Named schemas of this module in the OpenAPI document. */
export const BILLING_COMPONENTS = [
  PlanSchema,
  SubscriptionSchema,
  SubscriptionOrderSchema,
  PlanChangeSchema,
  PlanChangeOrderSchema,
  PaymentMethodOrderSchema,
  PaymentSchema,
  ReceiptSchema,
  ReferralCodeSchema,
  VoucherGrantSchema,
  PromoQuestionSchema,
  PromoQuoteSchema,
  TypedCodeSchema,
] as const;
