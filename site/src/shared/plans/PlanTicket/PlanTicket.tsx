import { CURRENCY } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '../../i18n/use-money';
import { Star } from '../../ui/Star/Star';
import type { Ticket } from '../plan-tickets';
import * as styles from './PlanTicket.module.css';

interface Props extends Ticket {
  /** The only action, below the list of benefits. */
  action?: ReactNode;
}

const NOTHING = { amount: 0, currency: CURRENCY };

/**
 * Pricing card of a plan, styled as a ticket: a stub with name, price and note, the benefits, and one action. It is
 * an item of a `PlanTickets` list.
 */
export const PlanTicket = ({ copy, plan, action }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { digits, unit } = money(plan?.price ?? NOTHING);
  const { name, note, points, tag, recommended } = copy;
  return (
    <li className={styles.ticket} {...(recommended ? { 'data-surface': 'paper' } : {})}>
      <div className={styles.stub}>
        <h3 className={styles.name}>{name}</h3>
        {tag && <p className={styles.tag}>{tag}</p>}
        <p className={styles.price}>
          <bdi dir="ltr" className={styles.digits}>
            {digits}
          </bdi>{' '}
          <span>{plan ? t(`plans.${plan.period}`, { currency: unit }) : unit}</span>
        </p>
        {plan?.period === 'YEAR' && (
          <p className={styles.note}>{t('plans.aMonth', { price: money(plan.monthlyPrice).text })}</p>
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
