import type { SubscriptionStateFragment } from '../src/features/billing/subscription-state.fragment.generated';
import type { ViewerBillingQuery } from '../src/features/billing/viewer-billing.query.generated';
import { freeOffer, paidPlan } from './plans';

export const aed = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'AED' });

const MONTHLY = paidPlan('monthly', { name: 'Monthly, with ads' });
const YEARLY = paidPlan('yearly', {
  name: 'Yearly, without ads',
  period: 'YEAR',
  withAds: false,
  price: aed(24900),
  monthlyPrice: aed(2075),
});
const FREE = freeOffer({ name: 'Free', note: 'Note of free', points: ['Free shows and shorts'] });

/** Returns a monthly subscription that renews by card, with overrides for a test. */
export const subscriptionState = (
  changes: Partial<SubscriptionStateFragment> = {},
): SubscriptionStateFragment => ({
  __typename: 'ViewerSubscription',
  status: 'ACTIVE',
  plan: MONTHLY,
  price: aed(1900),
  withAds: true,
  registeredAt: '2026-03-02T10:00:00.000Z',
  trialEndsAt: null,
  nextPaymentAt: '2026-12-12T10:00:00.000Z',
  nextPayment: aed(1900),
  fullPriceAt: null,
  endsAt: null,
  nextPlan: null,
  paymentMethod: 'CARD',
  card: { __typename: 'PaymentCard', brand: 'visa', last4: '4242' },
  cardExpires: null,
  renewalHold: null,
  ...changes,
});

export const viewerBilling = (changes: Partial<SubscriptionStateFragment> = {}): ViewerBillingQuery => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', subscription: subscriptionState(changes) },
  plans: [FREE, MONTHLY, YEARLY],
});
