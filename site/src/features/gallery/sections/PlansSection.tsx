import { useTranslation } from 'react-i18next';

import { PaymentBadges } from '../../../shared/plans/PaymentBadges/PaymentBadges';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import { Button } from '../../../shared/ui/Button/Button';
import { Sample } from '../Sample/Sample';

/** Returns a plan of the given price in minor units; a month's price is a twelfth of a year's. */
const sample = (
  code: string,
  minor: number,
  changes: Partial<PlanFragment>,
  currency = 'AED',
): PlanFragment => ({
  __typename: 'Plan',
  id: code,
  code,
  name: '',
  note: '',
  points: [],
  tag: null,
  recommended: false,
  onLanding: true,
  period: 'MONTH',
  withAds: false,
  trialDays: 7,
  discountPercent: 0,
  price: { __typename: 'Money', amount: minor, currency },
  monthlyPrice: { __typename: 'Money', amount: Math.round(minor / 12), currency },
  ...changes,
});

/**
 * Pricing cards for guests and for viewers: free, recommended, and in a currency for which the site has no name.
 */
export const PlansSection = () => {
  const { t } = useTranslation();
  const texts = {
    name: t('gallery.monthly'),
    note: t('gallery.notice'),
    points: [t('gallery.episodes'), t('gallery.clips')],
  };
  const plans = [
    sample('free', 0, { ...texts, period: null, name: t('gallery.small'), points: [t('gallery.clips')] }),
    sample('year', 123450, {
      ...texts,
      period: 'YEAR',
      name: t('gallery.yearly'),
      points: [t('gallery.episodes'), t('gallery.clips'), t('gallery.matches')],
      tag: t('gallery.business'),
      recommended: true,
    }),
    sample('month', 1500, texts, 'KWD'),
  ];
  return (
    <>
      <PlanTickets
        plans={plans}
        action={({ recommended }) => (
          <Button look={recommended ? 'paper' : 'ghost'}>{t('plans.choose')}</Button>
        )}
      />
      <PlanTickets plans={plans} />
      <Sample caption={t('plans.payment')}>
        <PaymentBadges badges={['visa', 'mastercard', 'apple_pay', 'mada']} />
      </Sample>
    </>
  );
};
