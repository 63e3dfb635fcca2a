import { Link } from 'react-router-dom';

import type { Plan } from '../../../desk/plans/plan';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { PlanLine } from './PlanLine';
import styles from './plans.module.css';
import { dateAt, type Range } from './planner-time';

/** What goes live or is taken off on a day, with the way to the calendar of all days. */
export const PlannedPublishing = ({ range: { from, to } }: { range: Range }) => {
  const { text } = useDeskLanguage();
  const [starts, ends] = [from, to].map((instant) => new Date(instant).toISOString());
  const { data, failed, reading, reload } = useDeskData<Plan[]>(`/desk/plans?from=${starts}&to=${ends}`);
  return (
    <section className={parts['sheet']} aria-labelledby="planner-plans">
      <header className={parts['heading']}>
        <h2 id="planner-plans">{text('plan.heading')}</h2>
        <Link className={parts['link']} to={`/desk/publishing?day=${dateAt(from)}`}>
          {text('plan.calendar')}
        </Link>
      </header>
      {failed && (
        <Failed onRetry={reload} isReading={reading}>
          {text('plan.unread')}
        </Failed>
      )}
      {!failed && data?.length === 0 && <p className={styles['empty']}>{text('plan.noneOfDay')}</p>}
      {!failed && (
        <ul className={styles['lines']}>
          {data?.map((plan) => (
            <PlanLine key={plan.id} plan={plan} isOfDay />
          ))}
        </ul>
      )}
    </section>
  );
};
