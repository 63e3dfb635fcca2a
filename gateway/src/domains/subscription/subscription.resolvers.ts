import { formErrorsOf } from '../../graph/form-errors';
import { requireViewer } from '../../graph/require-viewer';
import type {
  RenewalHold,
  Resolvers,
  Store,
  SubscribeInput,
  SubscriptionPaymentMethod,
  SubscriptionStatus,
} from '../../graph/resolver-types.generated';
import type {
  CancelledSubscriptionRecord,
  SubscriptionOrder,
  SubscriptionRecord,
} from '../../upstreams/accounts/accounts-records';
import { paymentErrors } from '../payment/payment-errors';
import { planByCode } from '../plan/plans';
import { requirePlanCode } from '../plan/require-plan-code';
import { requireOnlineMethod } from './require-online-method';

/** Converts the input into the request for accounts. */
const subscriptionOrderOf = (input: SubscribeInput): SubscriptionOrder => {
  const { planId, paymentMethod, paymentToken, promoCode, referralCode } = input;
  const method = requireOnlineMethod(paymentMethod);
  return {
    plan_id: requirePlanCode(planId, 'PLAN_REQUIRED'),
    payment_method: method,
    ...(paymentToken && { payment_token: paymentToken }),
    ...(promoCode && { promo_code: promoCode }),
    ...(referralCode && { referral_code: referralCode }),
  };
};

const STATUSES = {
  trial: 'TRIAL',
  active: 'ACTIVE',
  cancelled: 'CANCELLED',
  past_due: 'PAST_DUE',
  free: 'FREE',
} as const satisfies Record<SubscriptionRecord['status'], SubscriptionStatus>;

const METHODS = {
  card: 'CARD',
  apple_pay: 'APPLE_PAY',
  google: 'GOOGLE',
  apple: 'APPLE',
  voucher: 'VOUCHER',
} as const satisfies Record<NonNullable<SubscriptionRecord['payment_method']>, SubscriptionPaymentMethod>;

const HOLDS = { dispute: 'DISPUTE', provider: 'PROVIDER' } as const satisfies Record<
  NonNullable<SubscriptionRecord['renewal_hold']>,
  RenewalHold
>;

const STORES = { google: 'GOOGLE', apple: 'APPLE' } as const satisfies Record<
  NonNullable<CancelledSubscriptionRecord['store_notice']>,
  Store
>;

const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency };

export const subscriptionResolvers: Resolvers = {
  Viewer: {
    subscription: ({ own }) => own.subscription.load(),
  },
  Mutation: {
    subscribe: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const payment = await services.accounts.subscribe(caller, subscriptionOrderOf(input));
        return { payment, errors: paymentErrors(payment, locale) };
      } catch (error) {
        return { payment: null, errors: formErrorsOf(error, locale) };
      }
    },
    cancelSubscription: async (_root, _args, { services, caller, locale }) => {
      try {
        const { data, store_notice, store_message } = await services.accounts.cancelSubscription(caller);
        return {
          subscription: data,
          storeNotice: store_notice && STORES[store_notice],
          storeMessage: store_message,
          errors: [],
        };
      } catch (error) {
        const errors = formErrorsOf(error, locale);
        return { subscription: null, storeNotice: null, storeMessage: null, errors };
      }
    },
    resumeSubscription: async (_root, _args, { services, caller, locale }) => {
      try {
        return { subscription: await services.accounts.resumeSubscription(caller), errors: [] };
      } catch (error) {
        return { subscription: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
  ViewerSubscription: {
    status: ({ status }) => STATUSES[status],
    plan: ({ plan_id }, _args, context) => planByCode(context, plan_id),
    price: ({ price, currency }) => moneyOf(price, currency),
    withAds: ({ with_ads }) => with_ads,
    registeredAt: ({ member_since }) => member_since,
    trialAvailable: ({ trial_available }) => trial_available,
    startedAt: ({ started_at }) => started_at,
    trialEndsAt: ({ trial_ends_at }) => trial_ends_at,
    nextPaymentAt: ({ next_payment_date }) => next_payment_date,
    fullPriceAt: ({ full_price_date }) => full_price_date,
    nextPayment: ({ next_payment_amount, currency }) => moneyOf(next_payment_amount, currency),
    endsAt: ({ ends_at }) => ends_at,
    nextPlan: ({ next_plan_id }, _args, context) => planByCode(context, next_plan_id),
    paymentMethod: ({ payment_method }) => payment_method && METHODS[payment_method],
    cardExpires: ({ card_expires }) => card_expires,
    renewalHold: ({ renewal_hold }) => renewal_hold && HOLDS[renewal_hold],
  },
};
