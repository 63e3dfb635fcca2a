import type { DragEvent, KeyboardEvent, PointerEvent } from 'react';

import type { PlannerChannel, PlannerEntry } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { Block } from './Block';
import styles from './blocks.module.css';
import grid from './grid.module.css';
import { placeStyle } from './place-style';
import { rangeOf, type Gap, type Overlap } from './planner-looks';
import { STEP_MS, type Range } from './planner-time';
import type { Drag } from './use-block-drag';
import { usePlannerFormat } from './use-planner-format';

/** A shorter gap is too narrow for a button; it is filled from the list below the grid. */
const PRESSED_FROM_MS = 4 * STEP_MS;

interface Props {
  /** null: programmes without a channel. */
  channel: PlannerChannel | null;
  range: Range;
  entries: readonly PlannerEntry[];
  overlaps: readonly Overlap[];
  gaps: readonly Gap[];
  /** Ids of the programmes that wait for their publication. */
  waiting: ReadonlySet<string>;
  drag: Drag | null;
  mayCreate: boolean;
  onKey: (entry: PlannerEntry, event: KeyboardEvent) => void;
  onPress: (entry: PlannerEntry, event: PointerEvent<HTMLElement>) => void;
  onTap: (entry: PlannerEntry) => void;
  onAdd: (channel: string | null, gap: Gap | null) => void;
  /** A video was dropped at a share of the day. */
  onDropVideo: (channel: string | null, event: DragEvent<HTMLElement>) => void;
}

/** One channel of the grid. */
export const Lane = (props: Props) => {
  const { channel, range, entries, overlaps, gaps, waiting, drag, mayCreate, onKey, onPress, onTap, onAdd } =
    props;
  const { text, locales } = useDeskLanguage();
  const { duration } = usePlannerFormat();
  const slug = channel?.slug ?? null;
  const name =
    locales.map((locale) => channel?.titles[locale]).find(Boolean) ?? slug ?? text('planner.noChannel');
  const dragged = drag?.channel === slug ? drag : null;
  const shown = [
    ...entries.filter(({ documentId }) => documentId !== drag?.entry.documentId),
    ...(dragged ? [dragged.entry] : []),
  ];
  const moved = ({ entry, from }: Drag): PlannerEntry => {
    const own = rangeOf(entry);
    const [startsAt, endsAt] = [from, from + own.to - own.from].map((each) => new Date(each).toISOString());
    return { ...entry, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
  };
  const filled = entries.reduce((sum, entry) => {
    const { from, to } = rangeOf(entry);
    return sum + Math.min(to, range.to) - Math.max(from, range.from);
  }, 0);
  return (
    <div className={grid['lane']} data-lane={slug ?? ''} role="group" aria-label={name}>
      <div className={grid['who']}>
        {channel?.picture && <img src={channel.picture} alt="" />}
        <span>
          {name}
          <small>{duration(filled)}</small>
        </span>
        {mayCreate && (
          <button
            type="button"
            aria-label={text('planner.addTo', { name })}
            onClick={() => onAdd(slug, null)}
          >
            <Icon name="add" />
          </button>
        )}
      </div>
      <div
        className={grid['slots']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => props.onDropVideo(slug, event)}
      >
        {gaps.map((gap) =>
          gap.to - gap.from < PRESSED_FROM_MS ? (
            <span
              key={gap.from}
              className={[styles['gap'], styles['short']].join(' ')}
              style={placeStyle(gap, range)}
            />
          ) : (
            <button
              key={gap.from}
              type="button"
              className={styles['gap']}
              style={placeStyle(gap, range)}
              disabled={!mayCreate}
              onClick={() => onAdd(slug, gap)}
            >
              {text('planner.gap', { length: duration(gap.to - gap.from) })}
              <span className={parts['link']}>{text('planner.fill')}</span>
            </button>
          ),
        )}
        {drag?.entry.channel === slug && (
          <span className={styles['seat']} style={placeStyle(rangeOf(drag.entry), range)} />
        )}
        {shown.map((entry) => {
          const isDragged = entry === dragged?.entry;
          return (
            <Block
              key={entry.documentId}
              entry={isDragged ? moved(dragged) : entry}
              range={range}
              color={channel?.light ?? null}
              waits={waiting.has(entry.documentId)}
              clashes={overlaps.some(({ later }) => later.documentId === entry.documentId)}
              dragFrom={isDragged ? rangeOf(entry).from : null}
              onKey={(event) => onKey(entry, event)}
              onPress={(event) => onPress(entry, event)}
              onTap={() => onTap(entry)}
            />
          );
        })}
        {overlaps.map((overlap) => (
          <span key={overlap.key} className={styles['overlap']} style={placeStyle(overlap, range)} />
        ))}
      </div>
    </div>
  );
};
