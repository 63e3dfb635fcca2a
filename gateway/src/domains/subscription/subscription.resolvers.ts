import { formErrorsOf } from '../../graph/form-errors';
import { GraphFailure } from '../../graph/graph-failure';
import type {
  PlanChangeMoment,
  Resolvers,
  Store,
  SubscribeInput,
  SubscriptionPaymentMethod,
  SubscriptionStatus,
} from '../../graph/resolver-types.generated';
import type {
  CancelledSubscriptionRecord,
  PlanChangeRecord,
  SubscriptionOrder,
  SubscriptionRecord,
} from '../../upstreams/accounts/accounts-records';
import { paymentStateErrors } from '../payment/payment-state-errors';
import { planById } from '../plan/plan-by-id';

/**
 * Converts the input into the request for accounts. Throws BAD_USER_INPUT for stores and vouchers,
 * which cannot start a subscription here.
 */
const subscriptionOrderOf = (input: SubscribeInput): SubscriptionOrder => {
  const { planId, paymentMethod, paymentToken, promoCode, referralCode } = input;
  if (paymentMethod !== 'CARD' && paymentMethod !== 'APPLE_PAY')
    throw new GraphFailure('BAD_USER_INPUT', '`paymentMethod` must be CARD or APPLE_PAY.');
  return {
    plan_id: planId,
    payment_method: paymentMethod === 'CARD' ? 'card' : 'apple_pay',
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

const STORES = { google: 'GOOGLE', apple: 'APPLE' } as const satisfies Record<
  NonNullable<CancelledSubscriptionRecord['store_notice']>,
  Store
>;

const MOMENTS = { now: 'NOW', at_period_end: 'AT_PERIOD_END' } as const satisfies Record<
  PlanChangeRecord['takes_effect'],
  PlanChangeMoment
>;

const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency };

export const subscriptionResolvers: Resolvers = {
  Query: {
    subscription: (_root, _args, { viewer }) => viewer?.subscription.load() ?? null,
  },
  Mutation: {
    subscribe: async (_root, { input }, { services, caller, locale }) => {
      try {
        const payment = await services.accounts.subscribe(caller, subscriptionOrderOf(input));
        return { payment, errors: paymentStateErrors(payment, locale) };
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
    changePlan: async (_root, { input }, { services, caller, locale }) => {
      const { planId, amountDue } = input;
      const agreed = amountDue === null || amountDue === undefined ? {} : { amount_due: amountDue };
      try {
        const order = { plan_id: planId, ...agreed };
        const { data, change, payment } = await services.accounts.changePlan(caller, order);
        return { subscription: data, change, payment, errors: paymentStateErrors(payment, locale) };
      } catch (error) {
        return { subscription: null, change: null, payment: null, errors: formErrorsOf(error, locale) };
      }
    },
    previewPlanChange: async (_root, { planId }, { services, caller, locale }) => {
      try {
        const { change } = await services.accounts.changePlan(caller, { plan_id: planId, preview: true });
        return { change, errors: [] };
      } catch (error) {
        return { change: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
  ViewerSubscription: {
    status: ({ status }) => STATUSES[status],
    plan: ({ plan_id }, _args, context) => planById(context, plan_id),
    price: ({ price, currency }) => moneyOf(price, currency),
    withAds: ({ with_ads }) => with_ads,
    memberSince: ({ member_since }) => member_since,
    trialAvailable: ({ trial_available }) => trial_available,
    startedAt: ({ started_at }) => started_at,
    trialEndsAt: ({ trial_ends_at }) => trial_ends_at,
    nextPaymentDate: ({ next_payment_date }) => next_payment_date,
    nextPayment: ({ next_payment_amount, currency }) => moneyOf(next_payment_amount, currency),
    endsAt: ({ ends_at }) => ends_at,
    nextPlan: ({ next_plan_id }, _args, context) => planById(context, next_plan_id),
    paymentMethod: ({ payment_method }) => payment_method && METHODS[payment_method],
  },
  PlanChange: {
    plan: ({ plan_id }, _args, context) => planById(context, plan_id),
    takesEffect: ({ takes_effect }) => MOMENTS[takes_effect],
    effectiveAt: ({ effective_at }) => effective_at,
    price: ({ price, currency }) => ({ amount: price, currency }),
    credit: ({ credit, currency }) => ({ amount: credit, currency }),
    amountDue: ({ amount_due, currency }) => ({ amount: amount_due, currency }),
    nextPaymentDate: ({ next_payment_date }) => next_payment_date,
    nextPayment: ({ next_payment_amount, currency }) => ({ amount: next_payment_amount, currency }),
  },
};
