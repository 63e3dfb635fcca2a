import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { programmeProgress, programmeState } from '../../../shared/catalogue/programme-state';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import { entryLink } from '../entry-link';
import type { Entry } from '../timeline/channel-rows';
import * as styles from './GridCell.module.css';

interface Props {
  entry: Entry;
  /** Distance from the start of the grid, in rem. */
  at: number;
  /** In rem. */
  width: number;
  lane: number;
  now: number;
  /** Whether it begins after the midnight that ends the day. */
  isNight: boolean;
  timeZone: string;
  isStop: boolean;
  hint: string;
  onFocus: (cell: string) => void;
  /** Moves among the cells by arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Narrower than this, in rem, a cell has room for the beginning only. */
const NARROW = 9;

/** A programme in the grid. */
export const GridCell = (props: Props) => {
  const { entry, at, width, lane, now, isNight, timeZone, isStop, hint, onFocus, onKeyDown } = props;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const state = programmeState(entry, now);
  const progress = state === 'on' ? programmeProgress(entry, now) : null;
  const place: CSSProperties & Record<'--lane', string> = {
    '--lane': String(lane),
    insetInlineStart: `${at}rem`,
    inlineSize: `${width}rem`,
  };
  const start = Date.parse(entry.startsAt);
  return (
    <li className={`${styles.cell} ${styles[state]}`} style={place}>
      <LocaleLink
        to={entryLink(entry, now)}
        plays
        className={styles.programme}
        title={entry.title}
        tabIndex={isStop ? 0 : -1}
        data-cell={entry.code}
        aria-describedby={isStop ? hint : undefined}
        onFocus={() => onFocus(entry.code)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.inner}>
          <bdi className={styles.name} {...languageProps(entry.language, locale)}>
            <Words language={entry.language}>{entry.title}</Words>
          </bdi>
          <span className={styles.when}>
            {state === 'on' && (
              <span className={styles.onNow}>{t(entry.live ? 'tonight.liveNow' : 'tonight.onNow')} </span>
            )}
            {isNight && <VisuallyHidden>{formatWeekday(start, locale, timeZone, 'long')} </VisuallyHidden>}
            <bdi dir="ltr">
              {formatHour(entry.startsAt, timeZone)}
              {width >= NARROW && entry.endsAt !== null && `–${formatHour(entry.endsAt, timeZone)}`}
            </bdi>
            {state === 'ended' && <VisuallyHidden> {t('video.ended')}</VisuallyHidden>}
          </span>
        </span>
        {progress !== null && (
          <span className={styles.progress} style={{ inlineSize: `${progress * 100}%` }} aria-hidden="true" />
        )}
      </LocaleLink>
      {state === 'coming' && (
        <span className={styles.bell}>
          <ReminderButton entry={entry} tabIndex={isStop ? 0 : -1} />
        </span>
      )}
    </li>
  );
};
