import { useTranslation } from 'react-i18next';

import { PaymentBadges } from '../../../shared/plans/PaymentBadges/PaymentBadges';
import type { Ticket } from '../../../shared/plans/plan-tickets';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import { Button } from '../../../shared/ui/Button/Button';
import { Sample } from '../Sample/Sample';

type Sold = NonNullable<Ticket['plan']>;

const sold = (id: string, period: Sold['period'], minor: number, currency = 'AED'): Sold => ({
  __typename: 'Plan',
  id,
  period,
  withAds: false,
  trialDays: 7,
  discountPercent: 0,
  price: { __typename: 'Money', amount: minor, currency },
  monthlyPrice: { __typename: 'Money', amount: Math.round(minor / 12), currency },
});

/**
 * Pricing cards for guests and for viewers: free, recommended, and in a currency for which the site has no name.
 */
export const PlansSection = () => {
  const { t } = useTranslation();
  const ticket = (planId: string, plan: Sold | null, changes: Partial<Ticket['copy']>): Ticket => ({
    copy: {
      __typename: 'PlanCopy',
      planId,
      name: t('gallery.monthly'),
      note: t('gallery.notice'),
      points: [t('gallery.episodes'), t('gallery.clips')],
      tag: null,
      recommended: false,
      onLanding: true,
      ...changes,
    },
    plan,
  });
  const tickets = [
    ticket('free', null, { name: t('gallery.small'), points: [t('gallery.clips')] }),
    ticket('year', sold('year', 'YEAR', 123450), {
      name: t('gallery.yearly'),
      points: [t('gallery.episodes'), t('gallery.clips'), t('gallery.matches')],
      tag: t('gallery.business'),
      recommended: true,
    }),
    ticket('month', sold('month', 'MONTH', 1500, 'KWD'), {}),
  ];
  return (
    <>
      <PlanTickets
        tickets={tickets}
        action={({ copy }) => (
          <Button look={copy.recommended ? 'paper' : 'ghost'}>{t('plans.choose')}</Button>
        )}
      />
      <PlanTickets tickets={tickets} />
      <Sample caption={t('plans.payment')}>
        <PaymentBadges badges={['visa', 'mastercard', 'apple_pay', 'mada']} />
      </Sample>
    </>
  );
};
