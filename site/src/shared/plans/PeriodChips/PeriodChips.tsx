import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import * as chips from '../../form/ChipGroup/ChipGroup.module.css';
import type { PaidPlan } from '../plan-tickets';

type Period = PaidPlan['period'];

/** Returns the periods on sale and the discount of each in percent: the lowest among its plans. */
const periodsOf = (plans: readonly PaidPlan[]): { period: Period; saves: number }[] => {
  const periods = [...new Set(plans.map((plan) => plan.period))];
  return periods.map((period) => ({
    period,
    saves: Math.min(...plans.filter((plan) => plan.period === period).map((plan) => plan.discountPercent)),
  }));
};

interface Props {
  plans: readonly PaidPlan[];
  chosen: Period;
  onChoose: (period: Period) => void;
}

/** Radio group of the periods on sale, each with what it saves; nothing when there is only one. */
export const PeriodChips = ({ plans, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const name = useId();
  const periods = periodsOf(plans);
  if (periods.length < 2) return null;
  return (
    <fieldset className={chips.group}>
      <legend className={chips.legend}>{t('subscribe.period')}</legend>
      <div className={chips.chips}>
        {periods.map(({ period, saves }) => (
          <label key={period} className={chips.chip}>
            <input
              type="radio"
              name={name}
              className={chips.box}
              checked={chosen === period}
              onChange={() => onChoose(period)}
            />
            {saves > 0
              ? t('subscribe.periodSaves', { period: t(`subscribe.${period}`), percent: saves })
              : t(`subscribe.${period}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
