import type { ReactNode } from 'react';

import type { PlanFragment } from '../plan.fragment.generated';
import { PlanTicket } from '../PlanTicket/PlanTicket';
import * as styles from './PlanTickets.module.css';

interface Props<Each extends PlanFragment> {
  plans: readonly Each[];
  /** The only action of a ticket. */
  action?: (plan: Each) => ReactNode;
}

/** Plans side by side, with aligned perforations. */
export const PlanTickets = <Each extends PlanFragment>({ plans, action }: Props<Each>) => (
  <ul className={styles.tickets}>
    {plans.map((plan) => (
      <PlanTicket key={plan.id} plan={plan} action={action?.(plan)} />
    ))}
  </ul>
);
