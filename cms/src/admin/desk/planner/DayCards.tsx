import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import frame from '../frame/frame.module.css';
import parts from '../parts/parts.module.css';
import { filledShare, isWithin, overlapsOf } from './planner-looks';
import styles from './days.module.css';
import { addDays, eveningOf, rangeOfDay } from './planner-time';
import type { Planner } from './use-planner';
import { usePlannerFormat } from './use-planner-format';

const WEEK = 7;

/** The seven days of the week: how full each evening is, and how many overlaps it has. */
export const DayCards = ({ planner }: { planner: Planner }) => {
  const { text, counted } = useDeskLanguage();
  const { shortWeekday, dayNumber, percent } = usePlannerFormat();
  const { week, day, entries, changes, chooseDay } = planner;
  const channels = new Set(entries.map(({ channel }) => channel)).size;
  return (
    <nav className={styles['week']} aria-label={text('planner.days')}>
      <button
        type="button"
        className={styles['turn']}
        aria-label={text('planner.weekBefore')}
        onClick={() => chooseDay(addDays(day, -WEEK))}
      >
        <Icon name="back" className={frame['flip']} />
      </button>
      {week.map((each) => {
        const own = entries.filter((entry) => isWithin(entry, rangeOfDay(each)));
        const evening = eveningOf(each);
        const share = filledShare(
          own.filter((entry) => isWithin(entry, evening)),
          evening,
          channels,
        );
        const overlaps = overlapsOf(own).filter(({ key }) => !changes.meant.includes(key)).length;
        return (
          <button
            key={each}
            type="button"
            className={styles['day']}
            {...(each === day && { 'aria-current': 'date' as const })}
            onClick={() => chooseDay(each)}
          >
            <span className={styles['dayName']}>
              <b>
                {shortWeekday(each)} <span className={parts['number']}>{dayNumber(each)}</span>
              </b>
              {overlaps > 0 && <em>{counted('planner.overlaps', overlaps)}</em>}
            </span>
            <span className={styles['bar']}>
              <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
            </span>
            {text('planner.filled', { percent: percent(share) })}
          </button>
        );
      })}
      <button
        type="button"
        className={styles['turn']}
        aria-label={text('planner.weekAfter')}
        onClick={() => chooseDay(addDays(day, WEEK))}
      >
        <Icon name="back" className={styles['onward']} />
      </button>
    </nav>
  );
};
