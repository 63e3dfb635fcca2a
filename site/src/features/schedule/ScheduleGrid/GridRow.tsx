import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { programmeState } from '../../../shared/catalogue/programme-state';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { formatHour } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import type { ChannelRow, Entry } from '../timeline/channel-rows';
import { entrySpan } from '../timeline/entry-span';
import { channelCell } from '../timeline/step-in-rows';
import { placeOfTime } from '../timeline/time-columns';
import type { TimeColumn } from '../timeline/time-columns';
import { GridCell } from './GridCell';
import * as styles from './ScheduleGrid.module.css';

interface Props {
  row: ChannelRow;
  columns: readonly TimeColumn[];
  now: number;
  /** Distance of now from the start of the grid, in rem; null on another day. */
  nowAt: number | null;
  midnight: number;
  timeZone: string;
  icon: ShownPicture | null;
  /** Cell that Tab reaches. */
  stop: string | null;
  /** Id of the text about the arrow keys. */
  hint: string;
  onFocus: (cell: string) => void;
  /** Moves among the cells by arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Room for an hour and the beginning of a title; what begins sooner is in sight. */
const WORTH_REM = 12;

/** Returns what a channel shows next when nothing is on; null when something is, or nothing comes. */
const laterIn = ({ entries }: ChannelRow, now: number): Entry | null => {
  const states = entries.map(({ entry }) => ({ entry, state: programmeState(entry, now) }));
  if (states.some(({ state }) => state === 'on')) return null;
  return states.find(({ state }) => state === 'coming')?.entry ?? null;
};

/**
 * Row of the grid: a channel and its programmes. Beside the line of now stands what comes when it is far to the side: in
 * the morning the grid would be empty.
 */
export const GridRow = ({
  row,
  columns,
  now,
  nowAt,
  midnight,
  timeZone,
  icon,
  stop,
  hint,
  onFocus,
  onKeyDown,
}: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { channel, entries, lanes } = row;
  const light: CSSProperties & Partial<Record<'--light' | '--lanes', string>> = {
    '--lanes': String(lanes),
    ...(channel?.light ? { '--light': channel.light } : {}),
  };
  const cell = channelCell(row);
  const later = nowAt === null ? null : laterIn(row, now);
  const laterAt = later ? placeOfTime(columns, Date.parse(later.startsAt)) : 0;
  return (
    <li className={styles.row} style={light}>
      <h2 className={styles.channel}>
        {channel ? (
          <LocaleLink
            to={`/${channel.slug}`}
            className={styles.channelLink}
            tabIndex={stop === cell ? 0 : -1}
            data-cell={cell}
            onFocus={() => onFocus(cell)}
            onKeyDown={onKeyDown}
          >
            <Picture picture={icon} sizes={SIZES.thumb} className={styles.icon} decorative />
            <bdi {...languageProps(channel.language, locale)}>
              <Words language={channel.language}>{channel.name}</Words>
            </bdi>
          </LocaleLink>
        ) : (
          <span className={styles.channelLink}>{t('schedule.noChannel')}</span>
        )}
      </h2>
      <ol className={styles.track}>
        {entries.map(({ entry, lane }) => {
          const span = entrySpan(entry, now);
          const [start, end] = [placeOfTime(columns, span.start), placeOfTime(columns, span.end)];
          return (
            <GridCell
              key={entry.code}
              entry={entry}
              at={start}
              width={end - start}
              lane={lane}
              now={now}
              isNight={Date.parse(entry.startsAt) >= midnight}
              timeZone={timeZone}
              isStop={stop === entry.code}
              hint={hint}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
            />
          );
        })}
        {later && nowAt !== null && laterAt - nowAt >= WORTH_REM && (
          <li
            className={styles.later}
            style={{ insetInlineStart: `${nowAt}rem`, inlineSize: `${laterAt - nowAt}rem` }}
            aria-hidden="true"
          >
            <bdi dir="ltr">{formatHour(later.startsAt, timeZone)}</bdi>
            <bdi {...languageProps(later.language, locale)}>{later.title}</bdi>
          </li>
        )}
      </ol>
    </li>
  );
};
