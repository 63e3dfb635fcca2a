import { useRef } from 'react';

import * as styles from './Surface.module.css';

interface Props {
  /** Whether the controls are visible. */
  shown: boolean;
  menuOpen: boolean;
  onToggle: () => void;
  onFull: () => void;
  /** Called when a tap shows or hides the controls. */
  onShow: (shown: boolean) => void;
  onSeekBy: (seconds: number) => void;
}

const DOUBLE_MS = 300;
const STEP_SECONDS = 10;

/**
 * Pointer surface over the picture. Mouse: a click plays or pauses, a double click toggles full screen. Touch: a
 * tap shows or hides the controls, a double tap at a side seeks 10 seconds. Keyboards use the buttons.
 */
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
