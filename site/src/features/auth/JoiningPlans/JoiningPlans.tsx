import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PeriodChips } from '../../../shared/plans/PeriodChips/PeriodChips';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { recommendedPlan } from '../../../shared/plans/plan-tickets';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import { Button } from '../../../shared/ui/Button/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';

interface Props {
  free: PlanFragment | undefined;
  paid: readonly PaidPlan[];
  /** Called with the code of a paid plan. */
  onTake: (planCode: string) => void;
  /** Goes on with the free plan; undefined for visitors, who have no account to go on with. */
  onTakeFree: (() => void) | undefined;
}

/** The plans of one period as tickets, the free one first; one press on a ticket goes on. */
export const JoiningPlans = ({ free, paid, onTake, onTakeFree }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<PaidPlan['period'] | null>(null);
  const period = chosen ?? recommendedPlan(paid)?.period ?? 'MONTH';
  const shown = [...(free && onTakeFree ? [free] : []), ...paid.filter((plan) => plan.period === period)];
  return (
    <>
      <VisuallyHidden as="h2">{t('subscribe.plan')}</VisuallyHidden>
      <PeriodChips plans={paid} chosen={period} onChoose={setChosen} />
      <PlanTickets
        plans={shown}
        action={({ code, name, recommended }) =>
          code === free?.code ? (
            <Button look="ghost" wide onClick={onTakeFree}>
              {t('auth-plans.free')}
            </Button>
          ) : (
            <Button look={recommended ? 'paper' : 'ghost'} wide onClick={() => onTake(code)}>
              {t('plans.choose')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )
        }
      />
    </>
  );
};
