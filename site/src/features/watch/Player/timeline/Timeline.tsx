import type { CSSProperties, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { chapterAt, chapterBeside } from '../chapters/chapter-at';
import type { Chapter } from '../chapters/chapter-at';
import { tileAt } from '../storyboard/storyboard-tiles';
import { useStoryboard } from '../storyboard/use-storyboard';
import { formatSpokenTime } from '../time/format-spoken-time';
import { CommentStars } from './CommentStars';
import { bufferedParts, fractionAt, fractionOfPointer, clampToRange, timeAt } from './timeline-maths';
import type { TimelineRange } from './timeline-maths';
import { timelineGaps } from './timeline-gaps';
import { TimePreview } from './TimePreview';
import * as styles from './Timeline.module.css';

interface Props {
  time: number;
  range: TimelineRange;
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>;
  /** Chapters in order; empty for live streams. */
  chapters: readonly Chapter[];
  live: boolean;
  /** Seconds behind live; describes the position in live streams instead of a time. */
  behind: number;
  onSeek: (second: number) => void;
  onSeekBy: (seconds: number) => void;
  /** Address of the pictures for the preview; null without them. */
  storyboard: string | null;
  /** Whether the viewer has just sought with the keyboard: the preview of the position is then shown. */
  peeking: boolean;
  /** Called when the keys of the slider seek. */
  onPeek: () => void;
  /** Called when a drag begins and ends; controls stay visible until then. */
  onDrag: (dragging: boolean) => void;
}

const STEP_SECONDS = 5;
const LEAP_SECONDS = 60;

const at = (values: Record<string, string | number>): CSSProperties => values;

/** Seek distance of the slider keys in seconds. Left seeks backwards in both locales. */
const STEPS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    ArrowLeft: -STEP_SECONDS,
    ArrowDown: -STEP_SECONDS,
    ArrowRight: STEP_SECONDS,
    ArrowUp: STEP_SECONDS,
    PageDown: -LEAP_SECONDS,
    PageUp: LEAP_SECONDS,
  }),
);

/** Keys that lead to the chapter before and after, together with Shift. */
const CHAPTER_STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Timeline with the position, the buffered parts and the chapters. A transparent native slider lies over it and handles touch,
 * keyboard and screen readers.
 */
export const Timeline = (props: Props) => {
  const { time, range, buffered, chapters, live, behind, onSeek, onSeekBy, storyboard, peeking } = props;
  const { onPeek, onDrag } = props;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [draft, setDraft] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  /** The pointer that drags; null while none does. */
  const dragging = useRef<number | null>(null);

  const shown = draft ?? time;
  const place = fractionAt(shown, range);
  const preview = draft === null ? (pointed ?? (focused || peeking ? place : null)) : place;
  // Focus alone shows no picture: it would cover the film for as long as the slider has it.
  const pictured = draft !== null || pointed !== null || peeking;
  const tiles = useStoryboard(storyboard, pictured);
  const length = range.end - range.start;
  const clockOf = (second: number): string =>
    live ? `−${formatClockTime(range.end - second)}` : formatClockTime(second, range.end);
  const chapter = chapterAt(chapters, shown);
  const spoken = live
    ? behind > 0
      ? t('player.behind', { time: formatSpokenTime(behind, locale) })
      : t('player.atEdge')
    : t('player.timeOf', { time: formatSpokenTime(shown, locale), total: formatSpokenTime(length, locale) });

  const words = chapter === null ? spoken : t('player.inChapter', { time: spoken, chapter: chapter.title });

  // A second finger neither drags nor ends the drag of the first.
  const drop = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== dragging.current) return;
    dragging.current = null;
    if (draft !== null) onSeek(draft);
    setDraft(null);
    onDrag(false);
  };

  return (
    <div className={styles.timeline} data-live={live}>
      <div className={styles.rail} data-testid="rail" style={at({ '--gaps': timelineGaps(chapters, range) })}>
        {bufferedParts(buffered, range).map(({ start, end }) => (
          <span key={start} className={styles.loaded} style={at({ '--from': start, '--to': end })} />
        ))}
        <span className={styles.played} style={at({ '--at': place })} />
      </div>
      <input
        className={styles.slider}
        type="range"
        min={range.start}
        max={Math.max(range.end, range.start + 0.001)}
        step="any"
        value={clampToRange(shown, range)}
        aria-label={t('player.seek')}
        aria-valuetext={words}
        onChange={({ target }) => {
          const second = Number(target.value);
          if (dragging.current !== null) setDraft(second);
          else onSeek(second);
        }}
        onKeyDown={(event) => {
          const seconds = STEPS.get(event.key);
          const step = event.shiftKey && chapters.length > 0 ? CHAPTER_STEPS.get(event.key) : undefined;
          if (step !== undefined) onSeek(chapterBeside(chapters, time, step)?.startSeconds ?? time);
          else if (seconds !== undefined) onSeekBy(seconds);
          else if (event.key === 'Home') onSeek(range.start);
          else if (event.key === 'End') onSeek(range.end);
          else return;
          onPeek();
          event.preventDefault();
        }}
        onPointerDown={(event) => {
          if (dragging.current !== null) return;
          dragging.current = event.pointerId;
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(true);
        }}
        onPointerMove={({ clientX, currentTarget }) =>
          setPointed(fractionOfPointer(clientX, currentTarget.getBoundingClientRect()))
        }
        onPointerLeave={() => setPointed(null)}
        onPointerUp={drop}
        onPointerCancel={drop}
        onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      />
      <span className={styles.thumb} style={at({ '--at': place })} aria-hidden="true" />
      {!live && length > 0 && <CommentStars seconds={length} />}
      {preview !== null && length > 0 && (
        <TimePreview
          at={preview}
          time={clockOf(timeAt(preview, range))}
          chapter={chapterAt(chapters, timeAt(preview, range))?.title ?? null}
          tile={pictured ? tileAt(tiles, timeAt(preview, range)) : null}
        />
      )}
    </div>
  );
};
