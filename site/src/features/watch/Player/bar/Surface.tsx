import { useRef } from 'react';

import * as styles from './Surface.module.css';

interface Props {
  /** Whether controls are shown now. */
  shown: boolean;
  menuOpen: boolean;
  onToggle: () => void;
  onFull: () => void;
  /** A finger asked for the controls, or sent them away. */
  onShow: (shown: boolean) => void;
  onSeekBy: (seconds: number) => void;
}

const DOUBLE_MS = 300;
const STEP_SECONDS = 10;

/** The picture itself, for pointers: a click plays or pauses, two make it full; a finger calls the controls, two taps at a side go 10 seconds. Keys have the buttons. */
export const Surface = ({ shown, menuOpen, onToggle, onFull, onShow, onSeekBy }: Props) => {
  const last = useRef({ at: 0, menuOpen: false });
  return (
    <div
      className={styles.surface}
      data-shown={shown}
      onPointerDown={() => {
        last.current.menuOpen = menuOpen;
      }}
      onPointerUp={({ button, pointerType, timeStamp, clientX, currentTarget }) => {
        if (button !== 0 || last.current.menuOpen) return;
        const double = timeStamp - last.current.at < DOUBLE_MS;
        last.current.at = double ? 0 : timeStamp;
        if (pointerType === 'mouse') {
          onToggle();
          if (double) onFull();
          return;
        }
        const { left, width } = currentTarget.getBoundingClientRect();
        const place = (clientX - left) / width;
        if (double && (place < 1 / 3 || place > 2 / 3)) onSeekBy(place < 0.5 ? -STEP_SECONDS : STEP_SECONDS);
        else onShow(!shown);
      }}
    />
  );
};
