import type { SubscriptionStateFragment } from '../src/features/billing/subscription-state.fragment.generated';
import type { ViewerBillingQuery } from '../src/features/billing/viewer-billing.query.generated';
import type { PlanCopyFragment } from '../src/shared/plans/plan-copy.fragment.generated';
import type { PlanFragment } from '../src/shared/plans/plan.fragment.generated';

export const aed = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'AED' });

const plan = (id: string, amount: number, changes: Partial<PlanFragment> = {}): PlanFragment => ({
  __typename: 'Plan',
  id,
  period: 'MONTH',
  withAds: true,
  trialDays: 7,
  discountPercent: 0,
  price: aed(amount),
  monthlyPrice: aed(amount),
  ...changes,
});

const MONTHLY = plan('monthly', 1900);
const YEARLY = plan('yearly', 24900, { period: 'YEAR', withAds: false, monthlyPrice: aed(2075) });

const copy = (planId: string, name: string, points: string[] = []): PlanCopyFragment => ({
  __typename: 'PlanCopy',
  planId,
  name,
  note: `Note of ${planId}`,
  points,
  tag: null,
  recommended: false,
  onLanding: true,
});

/** Returns a monthly subscription that renews by card, with overrides for a test. */
export const subscriptionState = (
  changes: Partial<SubscriptionStateFragment> = {},
): SubscriptionStateFragment => ({
  __typename: 'ViewerSubscription',
  status: 'ACTIVE',
  plan: MONTHLY,
  price: aed(1900),
  withAds: true,
  memberSince: '2026-03-02T10:00:00.000Z',
  trialEndsAt: null,
  nextPaymentDate: '2026-12-12T10:00:00.000Z',
  nextPayment: aed(1900),
  endsAt: null,
  nextPlan: null,
  paymentMethod: 'CARD',
  card: { __typename: 'PaymentCard', brand: 'visa', last4: '4242' },
  ...changes,
});

export const viewerBilling = (changes: Partial<SubscriptionStateFragment> = {}): ViewerBillingQuery => ({
  subscription: subscriptionState(changes),
  plans: [MONTHLY, YEARLY],
  plansCopy: [
    copy('free', 'Free', ['Free shows and shorts']),
    copy('monthly', 'Monthly, with ads'),
    copy('yearly', 'Yearly, no ads'),
  ],
});
