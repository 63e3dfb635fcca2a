import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../ui/Button/button-class';
import type { Ticket } from '../plan-tickets';
import { PlanTicket } from '../PlanTicket/PlanTicket';
import * as styles from './PlanTickets.module.css';

interface Props {
  tickets: readonly Ticket[];
  /** Guests are led to an account of their own; who has one is led nowhere from here. */
  guest: boolean;
}

/** Plans side by side, with their perforations in line. */
export const PlanTickets = ({ tickets, guest }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.tickets}>
      {tickets.map(({ copy, plan }) => (
        <PlanTicket
          key={copy.planId}
          copy={copy}
          plan={plan}
          action={
            guest && (
              <LocaleLink to="/auth/register" className={buttonClass(copy.recommended ? 'paper' : 'ghost')}>
                {t(plan ? 'plans.join' : 'landing.join')}
              </LocaleLink>
            )
          }
        />
      ))}
    </ul>
  );
};
