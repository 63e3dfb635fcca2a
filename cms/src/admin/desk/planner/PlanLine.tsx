import { Link } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import type { Plan } from '../../../desk/plans/plan';
import { recordPath } from '../frame/record-address';
import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { PlanChip } from './PlanChip';
import styles from './plans.module.css';

interface Props {
  plan: Plan;
  /** The line stands under the name of its day, and says only the hour. */
  isOfDay?: boolean;
  /** A change of the plan is under way. */
  isLocked?: boolean;
  /** Takes the plan back; left out where it is only shown. */
  onTakeBack?: (plan: Plan) => void;
}

/** Planned publication: its day and hour, the record, the language, and what will happen. */
export const PlanLine = ({ plan, isOfDay = false, isLocked = false, onTakeBack }: Props) => {
  const { text, day, time, zone, typeName } = useDeskLanguage();
  const { type, documentId, language, titles, picture, reason } = plan;
  const known = deskTypeOf(type);
  return (
    <li className={styles['line']} aria-busy={isLocked}>
      <span className={styles['at']}>
        <span className={parts['number']}>{time(plan.at)}</span>
        {!isOfDay && (
          <>
            <small>{day(plan.at)}</small>
            <small>{zone}</small>
          </>
        )}
      </span>
      <Thumb picture={picture} type={type} />
      <span>
        {titles && known ? (
          <Link className={styles['what']} to={recordPath(type, documentId)}>
            <TwoTitles record={{ titles, type }} />
          </Link>
        ) : (
          text('plan.gone', { type: typeName(type) })
        )}
        {reason !== null && <small className={styles['reason']}>{reason}</small>}
      </span>
      <span aria-label={text(language)} role="img" lang={language}>
        {LANGUAGE_MARK[language]}
      </span>
      <PlanChip plan={plan} />
      {onTakeBack && (
        <button
          type="button"
          className={[parts['button'], parts['small']].join(' ')}
          aria-disabled={isLocked}
          onClick={() => {
            if (!isLocked) onTakeBack(plan);
          }}
        >
          {text('plan.takeBack')}
        </button>
      )}
    </li>
  );
};
