import type { SettingsProfileQuery } from './settings-profile.query.generated';

type Viewer = NonNullable<SettingsProfileQuery['viewer']>;
type Subscription = Pick<
  NonNullable<Viewer['subscription']>,
  'status' | 'trialEndsAt' | 'nextPaymentAt' | 'nextPayment' | 'endsAt' | 'paymentMethod'
>;

/** Translation key of the sentence about the subscription's state, and the date, payment and store in it. */
interface PlanSentence {
  key: 'trial' | 'renews' | 'renewsIn' | 'renewsInStore' | 'cancelled' | 'pastDue' | 'free';
  day: string | null;
  payment: Subscription['nextPayment'];
  /** Key of the store's name; null when the sentence names none. */
  store: 'billing.google' | 'billing.apple' | null;
}

const STORE_NAMES: Partial<Record<string, 'billing.google' | 'billing.apple'>> = {
  GOOGLE: 'billing.google',
  APPLE: 'billing.apple',
};

const said = (key: PlanSentence['key'], day: string | null = null): PlanSentence => ({
  key,
  day,
  payment: null,
  store: null,
});

/** Chooses the sentence that says how a subscription stands. */
export const planSentence = (subscription: Subscription): PlanSentence => {
  const { status, trialEndsAt, nextPaymentAt, nextPayment, endsAt, paymentMethod } = subscription;
  const store = STORE_NAMES[paymentMethod ?? ''];
  switch (status) {
    case 'TRIAL':
      return { ...said('trial', trialEndsAt), payment: nextPayment };
    case 'ACTIVE':
      return nextPaymentAt
        ? { ...said('renews', nextPaymentAt), payment: nextPayment }
        : endsAt
          ? said('cancelled', endsAt)
          : store
            ? { ...said('renewsIn'), store }
            : said('renewsInStore');
    case 'CANCELLED':
      return said('cancelled', endsAt);
    case 'PAST_DUE':
      return said('pastDue', endsAt);
    case 'FREE':
      return said('free');
  }
};
