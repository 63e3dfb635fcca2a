import type { PlannerEntry } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Icon } from '../parts/Icon';
import { rangeOf, type Gap, type Overlap } from './planner-looks';
import styles from './planner.module.css';
import { dayAt } from './planner-time';
import type { Planner } from './use-planner';
import { usePlannerFormat } from './use-planner-format';

const MOST = 6;

interface Props {
  planner: Planner;
  channelName: (slug: string | null) => string;
  onFill: (gap: Gap) => void;
}

/** What the server refused, overlaps and gaps of the day, each with its repair. */
export const ToLookAt = ({ planner, channelName, onFill }: Props) => {
  const { text, counted, locales } = useDeskLanguage();
  const { hour, hours, longDate } = usePlannerFormat();
  const { day, overlaps, gaps, publication, isPublishing, data, changes } = planner;
  const { conflicts, problems } = publication.refused;
  const titleOf = (entry: PlannerEntry | undefined): string =>
    locales.map((locale) => entry?.titles[locale]).find(Boolean) ?? '';
  const pendingOf = (id: string): PlannerEntry | undefined =>
    changes.pending.find(({ entry }) => entry.documentId === id)?.entry;
  const moveAfter = ({ earlier, later }: Overlap): void => {
    const [first, second] = [rangeOf(earlier), rangeOf(later)];
    planner.move(later, {
      startsAt: new Date(first.to).toISOString(),
      endsAt: new Date(first.to + second.to - second.from).toISOString(),
    });
  };
  const moveText = (to: number): string =>
    dayAt(to) === day
      ? text('planner.moveTo', { hour: hour(to) })
      : text('planner.moveToDay', { hour: hour(to), day: longDate(dayAt(to)) });
  const shownGaps = gaps.slice(0, Math.max(0, MOST - overlaps.length));
  const more = gaps.length - shownGaps.length;
  const count = conflicts.length + problems.length + overlaps.length + gaps.length;
  return (
    <section className={parts['sheet']} aria-labelledby="planner-look">
      <header className={parts['heading']}>
        <h2 id="planner-look">{text('planner.toLookAt')}</h2>
      </header>
      <ul className={styles['notes']}>
        {count === 0 && <li className={parts['quiet']}>{text('planner.nothingToLookAt')}</li>}
        {conflicts.map(({ id, theirs }) => (
          <li key={id} className={styles['refused']}>
            <Icon name="warning" />
            <span>
              <b>{titleOf(pendingOf(id))}</b>{' '}
              {theirs
                ? text('planner.conflict', {
                    name: theirs.changedBy ?? text('planner.someone'),
                    hours: hours(rangeOf(theirs).from, rangeOf(theirs).to),
                  })
                : text('planner.conflictGone')}{' '}
              {theirs && (
                <button
                  type="button"
                  className={styles['repair']}
                  disabled={isPublishing}
                  onClick={() => planner.keepMine(theirs)}
                >
                  {text('planner.keepMine')}
                </button>
              )}
              {theirs && ' · '}
              <button
                type="button"
                className={styles['repair']}
                disabled={isPublishing}
                onClick={() => planner.takeTheirs(id)}
              >
                {text('planner.takeTheirs')}
              </button>
            </span>
          </li>
        ))}
        {problems.map(({ id, sentence }) => (
          <li key={id} className={styles['refused']}>
            <Icon name="warning" />
            <span>
              <b>{titleOf(pendingOf(id))}</b> {sentence}
            </span>
          </li>
        ))}
        {overlaps.map((overlap) => (
          <li key={overlap.key} className={styles['refused']}>
            <Icon name="warning" />
            <span>
              <b>{hours(overlap.from, overlap.to)}</b>{' '}
              {text('planner.overlap', { later: titleOf(overlap.later), earlier: titleOf(overlap.earlier) })}{' '}
              {data.may.change && (
                <button type="button" className={styles['repair']} onClick={() => moveAfter(overlap)}>
                  {moveText(rangeOf(overlap.earlier).to)}
                </button>
              )}
              {data.may.change && ' · '}
              <button type="button" className={styles['repair']} onClick={() => changes.mean(overlap.key)}>
                {text('planner.meant')}
              </button>
            </span>
          </li>
        ))}
        {shownGaps.map((gap) => (
          <li key={`${gap.channel} ${gap.from}`} className={styles['told']}>
            <Icon name="clock" />
            <span>
              <b>{hours(gap.from, gap.to)}</b>{' '}
              {text('planner.nothingOn', { channel: channelName(gap.channel) })}{' '}
              {data.may.create && (
                <button type="button" className={styles['repair']} onClick={() => onFill(gap)}>
                  {text('planner.whatFits')}
                </button>
              )}
            </span>
          </li>
        ))}
        {more > 0 && <li className={parts['quiet']}>{counted('planner.moreGaps', more)}</li>}
      </ul>
    </section>
  );
};
