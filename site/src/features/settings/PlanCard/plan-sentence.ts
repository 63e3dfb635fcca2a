import type { SettingsProfileQuery } from '../settings-profile.query.generated';

type Subscription = NonNullable<SettingsProfileQuery['subscription']>;

/** Which sentence says what a subscription is doing, and the day and the money that it names. */
export interface PlanSentence {
  key: 'trial' | 'renews' | 'renewsInStore' | 'cancelled' | 'pastDue' | 'free';
  day: string | null;
  payment: Subscription['nextPayment'];
}

const said = (key: PlanSentence['key'], day: string | null = null): PlanSentence => ({
  key,
  day,
  payment: null,
});

export const planSentence = (subscription: Subscription): PlanSentence => {
  const { status, trialEndsAt, nextPaymentDate, nextPayment, endsAt } = subscription;
  switch (status) {
    case 'TRIAL':
      return { key: 'trial', day: trialEndsAt, payment: nextPayment };
    case 'ACTIVE':
      return nextPaymentDate
        ? { key: 'renews', day: nextPaymentDate, payment: nextPayment }
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
