import type { ReactNode } from 'react';

import type { Ticket } from '../plan-tickets';
import { PlanTicket } from '../PlanTicket/PlanTicket';
import * as styles from './PlanTickets.module.css';

interface Props<Each extends Ticket> {
  tickets: readonly Each[];
  /** The only action of a ticket. */
  action?: (ticket: Each) => ReactNode;
}

/** Plans side by side, with aligned perforations. */
export const PlanTickets = <Each extends Ticket>({ tickets, action }: Props<Each>) => (
  <ul className={styles.tickets}>
    {tickets.map((ticket) => (
      <PlanTicket key={ticket.copy.planId} copy={ticket.copy} plan={ticket.plan} action={action?.(ticket)} />
    ))}
  </ul>
);
