import type { SettingsProfileQuery } from './settings-profile.query.generated';

type Viewer = NonNullable<SettingsProfileQuery['viewer']>;
type Subscription = Pick<
  NonNullable<Viewer['subscription']>,
  'status' | 'trialEndsAt' | 'nextPaymentAt' | 'nextPayment' | 'endsAt'
>;

/** Translation key of the sentence about the subscription's state, and the date and payment in it. */
interface PlanSentence {
  key: 'trial' | 'renews' | 'renewsInStore' | 'cancelled' | 'pastDue' | 'free';
  day: string | null;
  payment: Subscription['nextPayment'];
}

const said = (key: PlanSentence['key'], day: string | null = null): PlanSentence => ({
  key,
  day,
  payment: null,
});

/** Chooses the sentence that says how a subscription stands. */
export const planSentence = (subscription: Subscription): PlanSentence => {
  const { status, trialEndsAt, nextPaymentAt, nextPayment, endsAt } = subscription;
  switch (status) {
    case 'TRIAL':
      return { key: 'trial', day: trialEndsAt, payment: nextPayment };
    case 'ACTIVE':
      return nextPaymentAt
        ? { key: 'renews', day: nextPaymentAt, payment: nextPayment }
        : endsAt
          ? said('cancelled', endsAt)
          : said('renewsInStore');
    case 'CANCELLED':
      return said('cancelled', endsAt);
    case 'PAST_DUE':
      return said('pastDue', endsAt);
    case 'FREE':
      return said('free');
  }
};
