import { useTranslation } from 'react-i18next';

import { useMoney } from '../../../shared/i18n/use-money';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { Icon } from '../../../shared/ui/Icon/Icon';
import * as styles from './PlanRows.module.css';

interface Props {
  plans: readonly PaidPlan[];
  /** Called with the code of the plan. */
  onTake: (planCode: string) => void;
}

/** Plans as rows that are chosen with one press: the content of the pricing cards in the width of a form. */
export const PlanRows = ({ plans, onTake }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <ul className={styles.rows}>
      {plans.map(({ id, code, name, note, tag, period, price }) => {
        const { digits, unit } = money(price);
        return (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => onTake(code)}>
              <span className={styles.words}>
                <span className={styles.name}>
                  {name} {tag && <span className={styles.tag}>{tag}</span>}
                </span>
                <span className={styles.note}>{note}</span>
              </span>
              <span className={styles.price}>
                <bdi dir="ltr" className={styles.digits}>
                  {digits}
                </bdi>{' '}
                <span className={styles.note}>{t(`plans.${period}`, { currency: unit })}</span>
              </span>
              <Icon name="next" directed />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
