import type { Locale } from '@sahra/schemas/constants';
import { memo, useEffect, useRef } from 'react';

import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { CueWords } from '../captions/CueWords';
import type { TranscriptLine } from './use-transcript';
import * as styles from './Transcript.module.css';

interface Props {
  lines: readonly TranscriptLine[];
  language: Locale;
  /** Second of the line that is said now; null before the first one. */
  current: number | null;
  /** Whether the list scrolls along with the film. */
  follows: boolean;
  onSeek: (second: number) => void;
}

/** Lines with their times. A press plays from there; the line that is said now is marked and kept in sight. */
export const TranscriptLines = memo(({ lines, language, current, follows, onSeek }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    // Scrolls the list alone: the page stays where it is being read.
    if (follows && box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [current, follows]);
  return (
    // A list that scrolls must be reachable by keyboard: its buttons are.
    <ol ref={list} className={styles.lines}>
      {lines.map(({ start, text }) => (
        <li key={start}>
          <button
            type="button"
            className={styles.line}
            aria-current={start === current ? 'true' : undefined}
            onClick={() => onSeek(start)}
          >
            <bdi className={styles.time} dir="ltr">
              {formatClockTime(start)}
            </bdi>
            <span className={styles.words} lang={language} dir="auto">
              <CueWords>{text}</CueWords>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
});
TranscriptLines.displayName = 'TranscriptLines';
