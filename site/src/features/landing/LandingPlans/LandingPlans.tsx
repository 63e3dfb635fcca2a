import { Words } from '../../../shared/direction/Words';
import { PaymentBadges } from '../../../shared/plans/PaymentBadges/PaymentBadges';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { PlanTickets } from '../../../shared/plans/PlanTickets/PlanTickets';
import { TicketWay } from '../TicketWay/TicketWay';
import * as styles from './LandingPlans.module.css';

interface Props {
  /** Anchor of the section. */
  id: string;
  title: string;
  text: string;
  plans: readonly PlanFragment[];
  badges: readonly string[];
}

/** Prices: the pricing cards side by side, and the payment methods. */
export const LandingPlans = ({ id, title, text, plans, badges }: Props) => (
  <section id={id} className={styles.plans} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>
        <Words>{title}</Words>
      </h2>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
    </div>
    <PlanTickets plans={plans} action={(plan) => <TicketWay plan={plan} />} />
    <PaymentBadges badges={badges} />
  </section>
);
