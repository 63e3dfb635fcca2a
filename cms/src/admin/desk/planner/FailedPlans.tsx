import { Link } from 'react-router-dom';

import type { Plan } from '../../../desk/plans/plan';
import home from '../home/home.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed } from '../records/ListState';
import { useDeskData } from '../use-desk-data';

/** How many planned publications failed, for the first screen; nothing where all went well. */
export const FailedPlans = () => {
  const { text, counted, number } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<Plan[]>('/desk/plans?state=failed');
  const count = data?.length ?? 0;
  if (failed)
    return (
      <Failed onRetry={reload} isReading={reading}>
        {text('plan.failedUnread')}
      </Failed>
    );
  if (count === 0) return null;
  return (
    <div className={home['task']}>
      <span className={[home['edge'], home['missing']].join(' ')} aria-hidden="true" />
      <span className={[home['count'], parts['number']].join(' ')}>{number(count)}</span>
      <span className={home['what']}>
        <b>{text('plan.failedHeading')}</b>
        {counted('plan.failedWhy', count)}
      </span>
      <Link className={parts['button']} to="/desk/publishing">
        {text('look')}
        <span className={parts['hidden']}>: {text('plan.failedHeading')}</span>
      </Link>
    </div>
  );
};
