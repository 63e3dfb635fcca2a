import { DIRECTION } from '@sahra/schemas/constants';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import type { PlannerEntry } from '../../../desk/planner/planner';
import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './blocks.module.css';
import { rangeOf } from './planner-looks';
import { placeStyle } from './place-style';
import type { Range } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  entry: PlannerEntry;
  range: Range;
  color: string | null;
  /** It waits for its publication. */
  waits: boolean;
  /** Another programme runs at the same time. */
  clashes: boolean;
  /** Where it was before the drag that carries it. */
  dragFrom: number | null;
  onKey: (event: KeyboardEvent) => void;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  /** Pressed by a finger or a pen, which drag nothing and have no keys. */
  onTap: () => void;
}

/** Programme in the grid: its hour and both titles. */
export const Block = ({ entry, range, color, waits, clashes, dragFrom, onKey, onPress, onTap }: Props) => {
  const pointer = useRef('mouse');
  const { text, locales } = useDeskLanguage();
  const { hour } = usePlannerFormat();
  const { from, to } = rangeOf(entry);
  const now = useDeskNow();
  const isOn = from <= now && now < to;
  const states = [
    entry.live || isOn ? styles['air'] : '',
    clashes ? styles['clash'] : '',
    waits ? styles['waits'] : '',
    dragFrom === null ? '' : styles['drag'],
  ];
  const names = locales.filter((locale) => entry.titles[locale]);
  return (
    <button
      type="button"
      className={[styles['block'], ...states].join(' ')}
      style={placeStyle({ from, to }, range, color)}
      data-entry={entry.documentId}
      title={names.map((locale) => entry.titles[locale]).join('\n')}
      onKeyDown={(event) => {
        pointer.current = 'mouse';
        onKey(event);
      }}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
        onPress(event);
      }}
      onClick={() => {
        if (pointer.current !== 'mouse') onTap();
      }}
    >
      <span className={styles['hour']}>
        {dragFrom !== null && (
          <>
            <span className={parts['number']}>{hour(dragFrom)}</span>
            <span className={styles['arrow']}> → </span>
          </>
        )}
        <span className={parts['number']}>{hour(from)}</span>
        <span className={parts['hidden']}>{` ${text('planner.until', { time: hour(to) })}`}</span>
        {isOn ? ` · ${text('now')}` : entry.live ? ` · ${text('planner.live')}` : ''}
      </span>
      {names.map((locale, place) => (
        <span
          key={locale}
          className={place === 0 ? styles['name'] : styles['echo']}
          lang={locale}
          dir={DIRECTION[locale]}
        >
          {entry.titles[locale]}
        </span>
      ))}
      {waits && <span className={parts['hidden']}>, {text('planner.waits')}</span>}
    </button>
  );
};
