import { SCHEDULE_DAYS } from '@sahra/schemas/constants';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { pushSearch, searchWith } from '../../../shared/address/use-search';
import { addDays, startOfDay } from '../../../shared/clock/zone-time';
import { formatDay, formatWeekday } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useDrawnChoice } from '../use-schedule-choice';
import * as styles from './DayBar.module.css';

const OFFSETS = Array.from(
  { length: SCHEDULE_DAYS.before + 1 + SCHEDULE_DAYS.after },
  (_, index) => index - SCHEDULE_DAYS.before,
);

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Day picker of the schedule: links, so that a day can be opened in a new tab and Back works. */
export const DayBar = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const choice = useDrawnChoice();
  const bar = useRef<HTMLOListElement>(null);
  const day = choice?.day ?? null;

  useEffect(() => {
    const list = bar.current;
    const chosen = list?.querySelector('[aria-current]');
    if (!list || !chosen) return;
    // Scrolls only the bar, never the page.
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [day]);

  if (!choice)
    return (
      <div className={styles.bar} data-scripted="" aria-hidden="true">
        {OFFSETS.map((offset) => (
          <span key={offset} className={styles.day} />
        ))}
      </div>
    );
  const { today, timeZone } = choice;
  const offered = OFFSETS.map((offset) => addDays(today, offset));
  // A link from elsewhere may name a day that the bar does not offer.
  const days = offered.includes(choice.day) ? offered : [...offered, choice.day].sort();
  return (
    <nav aria-label={t('schedule.days')}>
      <ol ref={bar} className={styles.bar}>
        {days.map((one) => {
          // Noon is on the same day, also where the clocks change.
          const noon = startOfDay(one, timeZone) + 43_200_000;
          const changes = { day: one === today ? null : one };
          return (
            <li key={one} className={styles.item}>
              <a
                className={styles.day}
                href={searchWith(window.location.search, changes) || window.location.pathname}
                aria-current={one === choice.day ? 'true' : undefined}
                aria-label={
                  one === today
                    ? `${t('schedule.today')}, ${formatDay(noon, locale, timeZone)}`
                    : formatDay(noon, locale, timeZone)
                }
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  pushSearch(changes);
                }}
              >
                {one === today ? t('schedule.today') : formatWeekday(noon, locale, timeZone, 'short')}
                <span className={styles.number}>{Number(one.slice(8))}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
