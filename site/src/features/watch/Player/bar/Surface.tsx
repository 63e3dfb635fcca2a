import { useEffect, useRef, useState } from 'react';

import * as styles from './Surface.module.css';

interface Props {
  /** Whether the controls are visible. */
  shown: boolean;
  menuOpen: boolean;
  onToggle: () => void;
  onFull: () => void;
  /** Called when a tap shows or hides the controls. */
  onShow: (shown: boolean) => void;
  /** Called for each tap that seeks, with what all taps of this run have sought together. */
  onSeekBy: (seconds: number, together: number) => void;
}

type Side = 'left' | 'middle' | 'right';

/** Taps at one side that belong together. */
interface Run {
  /** Moment of the last one, in milliseconds. */
  at: number;
  side: Side;
  taps: number;
  /** Whether the controls were visible before the first one. */
  shownBefore: boolean;
}

/** Longest time between the first two taps of a run, in milliseconds: the one that systems use. */
const DOUBLE_MS = 300;
/** Longest time to each later tap, which also seeks. */
const RUN_MS = 800;
const STEP_SECONDS = 10;

const sideAt = (clientX: number, { left, width }: DOMRect): Side => {
  const place = (clientX - left) / width;
  if (place < 1 / 3) return 'left';
  return place > 2 / 3 ? 'right' : 'middle';
};

/**
 * Pointer surface over the picture. Mouse: a click plays or pauses, a double click toggles full screen. Touch: a
 * tap shows or hides the controls, a double tap at a side seeks 10 seconds, and so does each tap that follows.
 * Keyboards use the buttons.
 */
export const Surface = ({ shown, menuOpen, onToggle, onFull, onShow, onSeekBy }: Props) => {
  const press = useRef({ isTouch: false, menuOpen: false });
  const run = useRef<Run>({ at: -Infinity, side: 'middle', taps: 0, shownBefore: false });
  // A second tap belongs to the first one, not to the control that came under the finger.
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setFresh(false), DOUBLE_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);

  const tap = (at: number, side: Side): void => {
    const last = run.current;
    const isNear = at - last.at < (last.taps > 1 ? RUN_MS : DOUBLE_MS);
    if (!isNear || side !== last.side || side === 'middle') {
      run.current = { at, side, taps: 1, shownBefore: shown };
      setFresh(!shown);
      onShow(!shown);
      return;
    }
    const taps = last.taps + 1;
    run.current = { ...last, at, taps };
    if (taps === 2) onShow(last.shownBefore);
    const seconds = side === 'left' ? -STEP_SECONDS : STEP_SECONDS;
    onSeekBy(seconds, seconds * (taps - 1));
  };

  return (
    <div
      role="presentation"
      className={styles.surface}
      data-surface
      data-shown={shown}
      data-fresh={isFresh}
      onPointerDown={({ pointerType }) => {
        press.current = { isTouch: pointerType !== 'mouse', menuOpen };
      }}
      // Neither a press that scrolls nor a long one nor a pinch is a click.
      onClick={({ detail, timeStamp, clientX, currentTarget }) => {
        if (press.current.menuOpen) return;
        if (press.current.isTouch) {
          tap(timeStamp, sideAt(clientX, currentTarget.getBoundingClientRect()));
          return;
        }
        onToggle();
        if (detail === 2) onFull();
      }}
    />
  );
};
