import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import type { ChannelRow } from '../timeline/channel-rows';
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

/** Row of the grid: a channel and its programmes. */
export const GridRow = ({
  row,
  columns,
  now,
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
      </ol>
    </li>
  );
};
