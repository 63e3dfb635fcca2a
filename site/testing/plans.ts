import type { OutcomePaymentFragment } from '../src/shared/checkout/outcome-payment.fragment.generated';
import type { SubscriptionFactsFragment } from '../src/shared/checkout/subscription-facts.fragment.generated';
import type { PaidPlan } from '../src/shared/plans/plan-tickets';
import type { PlanFragment } from '../src/shared/plans/plan.fragment.generated';

export const money = (amount: number, currency = 'AED') => ({
  __typename: 'Money' as const,
  amount,
  currency,
});

/** Returns a plan on sale, with overrides for a test. */
export const paidPlan = (code: string, changes: Partial<PaidPlan> = {}): PaidPlan => ({
  __typename: 'Plan',
  id: `id-of-${code}`,
  code,
  name: `Name of ${code}`,
  note: '',
  points: [],
  tag: null,
  recommended: false,
  onLanding: true,
  period: 'MONTH',
  withAds: true,
  trialDays: 7,
  discountPercent: 0,
  price: money(1900),
  monthlyPrice: money(1900),
  ...changes,
});

/** Returns the plan of everybody who is registered. */
export const freeOffer = (changes: Partial<PlanFragment> = {}): PlanFragment => ({
  ...paidPlan('free', { trialDays: 0, price: money(0), monthlyPrice: money(0) }),
  period: null,
  ...changes,
});

/** Returns the four paid plans of the product, the recommended one first. */
export const fourPlans = (): PaidPlan[] => [
  paidPlan('year-without-ads', {
    period: 'YEAR',
    withAds: false,
    price: money(24900),
    discountPercent: 30,
    recommended: true,
  }),
  paidPlan('month-with-ads'),
  paidPlan('year-with-ads', { period: 'YEAR', price: money(15900), discountPercent: 30 }),
  paidPlan('month-without-ads', { withAds: false, price: money(2900) }),
];

const YEARLY = {
  __typename: 'Plan' as const,
  id: 'id-of-year-without-ads',
  name: 'Name of year-without-ads',
};

/** Returns the subscription of a viewer on trial. */
export const subscription = (
  changes: Partial<SubscriptionFactsFragment> = {},
): SubscriptionFactsFragment => ({
  __typename: 'ViewerSubscription',
  status: 'TRIAL',
  plan: { ...YEARLY, period: 'YEAR' },
  price: money(24900),
  trialAvailable: false,
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  nextPaymentAt: '2026-11-28T12:00:00.000Z',
  nextPayment: money(19900),
  endsAt: null,
  paymentMethod: 'CARD',
  card: { __typename: 'PaymentCard', brand: 'visa', last4: '4242' },
  ...changes,
});

/** Returns the free plan of a viewer who has not used a trial. */
export const freePlan = (changes: Partial<SubscriptionFactsFragment> = {}): SubscriptionFactsFragment =>
  subscription({
    status: 'FREE',
    plan: null,
    price: null,
    trialAvailable: true,
    trialEndsAt: null,
    nextPaymentAt: null,
    nextPayment: null,
    paymentMethod: null,
    card: null,
    ...changes,
  });

/** Returns a completed card check. */
export const outcomePayment = (changes: Partial<OutcomePaymentFragment> = {}): OutcomePaymentFragment => ({
  __typename: 'Payment',
  id: 'id-of-p-1',
  code: 'p-1',
  status: 'SUCCEEDED',
  purpose: 'CARD_CHECK',
  amount: money(100, 'USD'),
  plan: { ...YEARLY, code: 'year-without-ads' },
  failure: null,
  refundedAt: null,
  refundedAmount: money(0),
  dispute: null,
  receiptNumber: null,
  ...changes,
});

/** Returns the response of the outcome pages' operation. */
export const outcomeAnswer = (
  payment: OutcomePaymentFragment | null,
  mine: SubscriptionFactsFragment = subscription(),
) => ({
  viewer: {
    __typename: 'Viewer',
    id: 'viewer-1',
    payment,
    subscription: mine,
  },
});
