import { useTranslation } from 'react-i18next';

import { useMoney } from '../../../shared/i18n/use-money';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import * as styles from './ChangePlan.module.css';

interface Props {
  plans: readonly PlanFragment[];
  nameOf: (planId: string) => string;
  /** Current plan; choosing it cancels the scheduled change. */
  current: string | null;
  chosen: string;
  disabled: boolean;
  onChoose: (planId: string) => void;
}

/** Radio group of the plans to change to. */
export const PlanOptions = ({ plans, nameOf, current, chosen, disabled, onChoose }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>{t('billing.choosePlan')}</legend>
      {plans.map(({ id, period, price }) => {
        const { digits, unit } = money(price);
        return (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="plan"
              className={styles.radio}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className={styles.name}>
              {id === current ? t('billing.stay', { plan: nameOf(id) }) : nameOf(id)}
            </span>
            <span className={styles.price}>
              <bdi dir="ltr">{digits}</bdi> {t(`plans.${period}`, { currency: unit })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
