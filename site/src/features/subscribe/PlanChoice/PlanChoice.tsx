import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import * as chips from '../../../shared/form/ChipGroup/ChipGroup.module.css';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import type { PaidTicket } from '../../../shared/plans/plan-tickets';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './PlanChoice.module.css';

type Period = PaidTicket['plan']['period'];

/** Returns the periods on sale and the discount of each in percent: the lowest among its plans. */
const periodsOf = (tickets: readonly PaidTicket[]): { period: Period; saves: number }[] => {
  const periods = [...new Set(tickets.map(({ plan }) => plan.period))];
  return periods.map((period) => ({
    period,
    saves: Math.min(
      ...tickets.filter(({ plan }) => plan.period === period).map(({ plan }) => plan.discountPercent),
    ),
  }));
};

/** Returns the ticket of another period that matches the chosen one, with or without ads. */
const sameKind = (tickets: readonly PaidTicket[], chosen: PaidTicket, period: Period): PaidTicket => {
  const candidates = tickets.filter(({ plan }) => plan.period === period);
  return candidates.find(({ plan }) => plan.withAds === chosen.plan.withAds) ?? candidates[0] ?? chosen;
};

interface Props {
  tickets: readonly PaidTicket[];
  chosen: PaidTicket;
  onChoose: (planId: string) => void;
}

/**
 * Radio groups of the period and of its plans. A change of the period keeps the kind of plan, with or without
 * ads.
 */
export const PlanChoice = ({ tickets, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const name = useId();
  const periods = periodsOf(tickets);
  return (
    <div className={styles.choice}>
      {periods.length > 1 && (
        <fieldset className={chips.group}>
          <legend className={chips.legend}>{t('subscribe.period')}</legend>
          <div className={chips.chips}>
            {periods.map(({ period, saves }) => (
              <label key={period} className={chips.chip}>
                <input
                  type="radio"
                  name={`${name}-period`}
                  className={chips.box}
                  checked={chosen.plan.period === period}
                  onChange={() => onChoose(sameKind(tickets, chosen, period).plan.id)}
                />
                {saves > 0
                  ? t('subscribe.periodSaves', { period: t(`subscribe.${period}`), percent: saves })
                  : t(`subscribe.${period}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={styles.tickets}>
        <legend>
          <VisuallyHidden as="h2">{t('subscribe.plan')}</VisuallyHidden>
        </legend>
        <PlanTickets
          tickets={tickets.filter(({ plan }) => plan.period === chosen.plan.period)}
          action={({ copy, plan }) => (
            <label className={`${buttonClass('ghost')} ${styles.option}`}>
              <input
                type="radio"
                name={`${name}-plan`}
                className={styles.box}
                checked={plan.id === chosen.plan.id}
                onChange={() => onChoose(plan.id)}
              />
              {plan.id === chosen.plan.id && <Icon name="check" />}
              {t(plan.id === chosen.plan.id ? 'subscribe.chosen' : 'plans.choose')}
              <VisuallyHidden>: {copy.name}</VisuallyHidden>
            </label>
          )}
        />
      </fieldset>
    </div>
  );
};
