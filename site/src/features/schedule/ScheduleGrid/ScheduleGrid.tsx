import { DIRECTION } from '@sahra/schemas/constants';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { programmeState } from '../../../shared/catalogue/programme-state';
import { useServerOffset } from '../../../shared/clock/server-clock';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { Star } from '../../../shared/ui/Star/Star';
import { channelRows } from '../timeline/channel-rows';
import type { Entry } from '../timeline/channel-rows';
import type { DayRange } from '../timeline/day-range';
import { entrySpan } from '../timeline/entry-span';
import { channelCell, stepInRows } from '../timeline/step-in-rows';
import { stepOfKey } from '../timeline/step-of-key';
import { HOUR_WIDTH, placeOfTime, timeColumns } from '../timeline/time-columns';
import { GridRow } from './GridRow';
import * as styles from './ScheduleGrid.module.css';

interface Props {
  entries: readonly Entry[];
  range: DayRange;
  now: number;
  isToday: boolean;
  timeZone: string;
  icons: ReadonlyMap<string, ShownPicture>;
}

/** Hours shown before now: in this width stand the words of a programme that is about to end (`.inner` of its cell). */
const BEFORE_HOURS = 1;

/**
 * Grid of a day: channels as rows, hours as columns. It is a list with headings for screen readers, which read it
 * on every device; arrow keys are an addition for the keyboard (docs/decisions/0120).
 */
export const ScheduleGrid = ({ entries, range, now, isToday, timeZone, icons }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const hint = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // Rows keep their order while the page is open: it would move under the reader.
  const [openedAt, setOpenedAt] = useState(now);
  const rows = useMemo(
    () => channelRows(entries, isToday ? openedAt : range.dawn, now),
    [entries, isToday, openedAt, range.dawn, now],
  );
  const spans = entries.map((entry) => entrySpan(entry, now));
  const columns = timeColumns(spans, range.from, isToday ? now : null);
  const last = columns.at(-1);
  const width = last ? last.at + last.width : 0;
  const nowAt = placeOfTime(columns, now);
  const showsNow = isToday && last !== undefined && now < last.end && now >= (columns[0]?.start ?? 0);

  // A roving tab stop: what is on, else what comes.
  const ordered = [...entries].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const first =
    ordered.find((entry) => isToday && entry.endsAt !== null && programmeState(entry, now) === 'on') ??
    ordered.find((entry) => Date.parse(entry.startsAt) >= (isToday ? now : range.dawn)) ??
    ordered[0];
  const [focused, setFocused] = useState<string | null>(null);
  const cells = new Set(
    rows.flatMap((row) => [channelCell(row), ...row.entries.map(({ entry }) => entry.code)]),
  );
  const stop = focused !== null && cells.has(focused) ? focused : (first?.code ?? null);

  const openAt = isToday
    ? nowAt - BEFORE_HOURS * HOUR_WIDTH
    : placeOfTime(columns, Date.parse(first?.startsAt ?? ''));
  const offset = useServerOffset();
  const opening = useRef({ at: openAt, now });
  opening.current = { at: openAt, now };
  const placed = useRef<{ view: string; offset: number; at: number } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const view = [range.from, timeZone, locale].join(' ');
    const { current: before } = placed;
    const corrected = before !== null && before.offset !== offset;
    const isTouched = before?.at !== element.scrollLeft || element.contains(document.activeElement);
    // The clock was corrected: who has looked around meanwhile stays there.
    if (before?.view === view && isTouched) return;
    if (corrected) setOpenedAt(opening.current.now);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    element.scrollLeft = Math.max(0, opening.current.at * rem) * (DIRECTION[locale] === 'rtl' ? -1 : 1);
    placed.current = { view, offset, at: element.scrollLeft };
  }, [range.from, timeZone, locale, offset]);

  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current || focused === null) return;
    moved.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(focused)}"]`)?.focus();
  }, [focused]);
  const follow = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOfKey(event, DIRECTION[locale]);
    const { cell } = event.currentTarget.dataset;
    if (step === null || cell === undefined) return;
    event.preventDefault();
    moved.current = true;
    setFocused(stepInRows(rows, cell, step));
  };

  const total: CSSProperties & Record<'--width' | '--now', string> = {
    '--width': `${width}rem`,
    '--now': `${nowAt}rem`,
  };
  return (
    <>
      <p id={hint} className={styles.hint}>
        {t('schedule.keys')}
      </p>
      <div
        ref={scroller}
        role="group"
        aria-label={t('schedule.channels')}
        className={styles.scroller}
        style={total}
      >
        <div className={styles.hours} aria-hidden="true">
          <span className={styles.corner}>{t('schedule.channel')}</span>
          <span className={styles.track}>
            {columns.map(({ start, at, isGap }) => (
              <span
                key={start}
                className={`${styles.hour} ${isGap ? styles.gap : ''}`}
                style={{ insetInlineStart: `${at}rem` }}
              >
                {isGap ? '⋯' : <bdi dir="ltr">{formatHour(start, timeZone)}</bdi>}
                {start === range.midnight && (
                  <span className={styles.newDay}>{formatWeekday(start, locale, timeZone, 'long')}</span>
                )}
              </span>
            ))}
            {showsNow && <Star motion="beat" className={styles.nowStar} />}
          </span>
        </div>
        {showsNow && <span className={styles.nowLine} aria-hidden="true" />}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <GridRow
              key={row.key}
              row={row}
              columns={columns}
              now={now}
              nowAt={showsNow ? nowAt : null}
              midnight={range.midnight}
              timeZone={timeZone}
              icon={icons.get(row.key) ?? null}
              stop={stop}
              hint={hint}
              onFocus={setFocused}
              onKeyDown={follow}
            />
          ))}
        </ul>
      </div>
    </>
  );
};
