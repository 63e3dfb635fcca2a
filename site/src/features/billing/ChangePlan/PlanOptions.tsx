import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { useMoney } from '../../../shared/i18n/use-money';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import * as radio from '../../../shared/form/Radio.module.css';
import * as styles from './ChangePlan.module.css';

interface Props {
  plans: readonly PaidPlan[];
  /** Current plan; choosing it cancels the scheduled change. */
  current: string | null;
  chosen: string;
  disabled: boolean;
  onChoose: (planId: string) => void;
}

/** Radio group of the plans to change to. */
export const PlanOptions = ({ plans, current, chosen, disabled, onChoose }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>{t('billing.choosePlan')}</legend>
      {plans.map(({ id, name, period, price }) => {
        const { digits, unit } = money(price);
        return (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="plan"
              className={radio.radio}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className={styles.name}>
              <Words>{id === current ? t('billing.stay', { plan: name }) : name}</Words>
            </span>
            <span className={styles.price}>
              <bdi dir="ltr">{digits}</bdi>&nbsp;{t(`plans.${period}`, { currency: unit })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
