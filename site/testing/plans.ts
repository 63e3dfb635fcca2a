import type { OutcomePaymentFragment } from '../src/shared/checkout/outcome-payment.fragment.generated';
import type { SubscriptionFactsFragment } from '../src/shared/checkout/subscription-facts.fragment.generated';
import type { PaidTicket } from '../src/shared/plans/plan-tickets';

export const money = (amount: number, currency = 'AED') => ({
  __typename: 'Money' as const,
  amount,
  currency,
});

/** Returns a ticket of a plan on sale, with overrides for a test. */
export const paidTicket = (
  id: string,
  plan: Partial<PaidTicket['plan']> = {},
  copy: Partial<PaidTicket['copy']> = {},
): PaidTicket => ({
  copy: {
    __typename: 'PlanCopy',
    planId: id,
    name: `Name of ${id}`,
    note: '',
    points: [],
    tag: null,
    recommended: false,
    onLanding: true,
    ...copy,
  },
  plan: {
    __typename: 'Plan',
    id,
    period: 'MONTH',
    withAds: true,
    trialDays: 7,
    discountPercent: 0,
    price: money(1900),
    monthlyPrice: money(1900),
    ...plan,
  },
});

/** Returns the four plans of the product, the recommended one first. */
export const fourTickets = (): PaidTicket[] => [
  paidTicket(
    'year-without-ads',
    { period: 'YEAR', withAds: false, price: money(24900), discountPercent: 30 },
    { recommended: true },
  ),
  paidTicket('month-with-ads'),
  paidTicket('year-with-ads', { period: 'YEAR', price: money(15900), discountPercent: 30 }),
  paidTicket('month-without-ads', { withAds: false, price: money(2900) }),
];

/** Returns the subscription of a viewer on trial. */
export const subscription = (
  changes: Partial<SubscriptionFactsFragment> = {},
): SubscriptionFactsFragment => ({
  __typename: 'ViewerSubscription',
  status: 'TRIAL',
  plan: { __typename: 'Plan', id: 'year-without-ads', period: 'YEAR' },
  nextPlan: null,
  price: money(24900),
  trialAvailable: false,
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  nextPaymentDate: '2026-11-28T12:00:00.000Z',
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
    nextPaymentDate: null,
    nextPayment: null,
    paymentMethod: null,
    card: null,
    ...changes,
  });

/** Returns a completed card check. */
export const outcomePayment = (changes: Partial<OutcomePaymentFragment> = {}): OutcomePaymentFragment => ({
  __typename: 'Payment',
  id: 'p-1',
  status: 'SUCCEEDED',
  purpose: 'CARD_CHECK',
  amount: money(100, 'USD'),
  plan: { __typename: 'Plan', id: 'year-without-ads' },
  message: null,
  ...changes,
});

/** Returns the response of the outcome pages' operation. */
export const outcomeAnswer = (
  payments: readonly OutcomePaymentFragment[],
  mine: SubscriptionFactsFragment = subscription(),
) => ({
  payments: { __typename: 'PaymentConnection', nodes: payments },
  subscription: mine,
});
