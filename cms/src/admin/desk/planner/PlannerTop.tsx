import { printedKey } from '@sahra/schemas/printed-key';

import frame from '../frame/frame.module.css';
import { useKeydown } from '../frame/use-keydown';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { dayAt } from './planner-time';
import styles from './planner.module.css';
import type { Planner } from './use-planner';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  planner: Planner;
  /** What was copied last: the grid does not show it. */
  told: string;
}

/** Zone, what waits, undo and publish. */
export const PlannerTop = ({ planner, told }: Props) => {
  const { text, counted, locales } = useDeskLanguage();
  const { zone, weekday, longDate, hour } = usePlannerFormat();
  const { changes, publication, isPublishing, data, elsewhere } = planner;
  const { pending, canUndo, isKept, undo } = changes;
  const { state, refused } = publication;
  const days = [...new Set(pending.map(({ entry }) => dayAt(Date.parse(entry.startsAt))))];
  const [only = planner.day, ...more] = days;
  useKeydown((event) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (!(event.ctrlKey || event.metaKey) || printedKey(event) !== 'z' || event.shiftKey || isField) return;
    event.preventDefault();
    undo();
  });
  const isReader = data.channels.length > 0 && !isPublishing && !data.may.change && !data.may.create;
  const outcome = isPublishing
    ? text('planner.publishing')
    : state === 'failed'
      ? refused.sentence || text('people.notSaved')
      : state === 'published' && pending.length === 0
        ? text('planner.published')
        : '';
  const waits = pending.length > 0 ? counted('planner.waiting', pending.length) : '';
  const unkept = pending.length > 0 && !isKept ? text('planner.notKept') : '';
  const lands = elsewhere
    ? text('planner.isElsewhere', {
        title: locales.map((locale) => elsewhere.titles[locale]).find(Boolean) ?? '',
        day: longDate(dayAt(Date.parse(elsewhere.startsAt))),
        hour: hour(Date.parse(elsewhere.startsAt)),
      })
    : '';
  const readOnly = isReader ? text('planner.readOnly') : '';
  const said = [outcome, waits, unkept, readOnly, told, lands].filter((each) => each !== '');
  return (
    <div className={frame['end']}>
      <span className={[styles['said'], state === 'failed' ? styles['wrong'] : ''].join(' ')} role="status">
        {said.join(' ')}
      </span>
      <span className={styles['zone']}>
        <Icon name="globe" />
        {zone}
      </span>
      <button type="button" className={parts['button']} disabled={!canUndo} onClick={undo}>
        <Icon name="undo" className={frame['flip']} />
        {text('planner.undo')}
      </button>
      <button
        type="button"
        className={[parts['button'], parts['primary']].join(' ')}
        disabled={pending.length === 0 || isPublishing}
        onClick={() => void publication.publish(pending)}
      >
        {more.length > 0 ? text('planner.publishAll') : text('planner.publishDay', { day: weekday(only) })}
      </button>
    </div>
  );
};
