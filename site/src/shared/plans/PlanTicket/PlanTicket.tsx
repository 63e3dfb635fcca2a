import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { useMoney } from '../../i18n/use-money';
import { Star } from '../../ui/Star/Star';
import type { PlanFragment } from '../plan.fragment.generated';
import * as styles from './PlanTicket.module.css';

interface Props {
  plan: PlanFragment;
  /** The only action, below the list of benefits. */
  action?: ReactNode;
}

/**
 * Pricing card of a plan, styled as a ticket: a stub with name, price and note, the benefits, and one action. It is
 * an item of a `PlanTickets` list.
 */
export const PlanTicket = ({ plan, action }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { name, note, points, tag, recommended, period, price, monthlyPrice } = plan;
  const { digits, unit } = money(price);
  return (
    <li className={styles.ticket} {...(recommended ? { 'data-surface': 'paper' } : {})}>
      <div className={styles.stub}>
        <h3 className={styles.name}>
          <Words>{name}</Words>
        </h3>
        {tag && <p className={styles.tag}>{tag}</p>}
        <p className={styles.price}>
          <bdi dir="ltr" className={styles.digits}>
            {digits}
          </bdi>{' '}
          <span>{period ? t(`plans.${period}`, { currency: unit }) : unit}</span>
        </p>
        {period === 'YEAR' && (
          <p className={styles.note}>{t('plans.aMonth', { price: money(monthlyPrice).text })}</p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Star className={styles.star} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
};
