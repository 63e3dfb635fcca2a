import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PeriodChips } from '../../../shared/plans/PeriodChips/PeriodChips';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { ToggleLabel } from '../../../shared/ui/ToggleLabel/ToggleLabel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './PlanChoice.module.css';

type Period = PaidPlan['period'];

/** Returns the plan of another period that matches the chosen one, with or without ads. */
const sameKind = (plans: readonly PaidPlan[], chosen: PaidPlan, period: Period): PaidPlan => {
  const candidates = plans.filter((plan) => plan.period === period);
  return candidates.find((plan) => plan.withAds === chosen.withAds) ?? candidates[0] ?? chosen;
};

interface Props {
  plans: readonly PaidPlan[];
  chosen: PaidPlan;
  /** Called with the code of the plan. */
  onChoose: (planCode: string) => void;
}

/**
 * Radio groups of the period and of its plans. A change of the period keeps the kind of plan, with or without
 * ads.
 */
export const PlanChoice = ({ plans, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className={styles.choice}>
      <PeriodChips
        plans={plans}
        chosen={chosen.period}
        onChoose={(period) => onChoose(sameKind(plans, chosen, period).code)}
      />
      <fieldset className={styles.tickets}>
        <legend>
          <VisuallyHidden as="h2">{t('subscribe.plan')}</VisuallyHidden>
        </legend>
        <PlanTickets
          plans={plans.filter((plan) => plan.period === chosen.period)}
          action={(plan) => (
            <label className={`${buttonClass('ghost')} ${styles.option}`}>
              <input
                type="radio"
                name={`${name}-plan`}
                className={styles.box}
                checked={plan.id === chosen.id}
                onChange={() => onChoose(plan.code)}
              />
              <ToggleLabel
                pressed={plan.id === chosen.id}
                on={
                  <>
                    <Icon name="check" />
                    {t('subscribe.chosen')}
                  </>
                }
                off={t('plans.choose')}
              />
              <VisuallyHidden>: {plan.name}</VisuallyHidden>
            </label>
          )}
        />
      </fieldset>
    </div>
  );
};
