import { useTranslation } from 'react-i18next';

import { formatDay } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { Icon } from '../../../shared/ui/Icon/Icon';
import type { Entry } from '../timeline/channel-rows';
import type { DayRange } from '../timeline/day-range';
import { listGroups } from '../timeline/list-groups';
import type { GroupKey, ListGroup } from '../timeline/list-groups';
import { ListItem } from './ListItem';
import * as styles from './ScheduleList.module.css';

interface Props {
  entries: readonly Entry[];
  range: DayRange;
  now: number;
  isToday: boolean;
  timeZone: string;
  icons: ReadonlyMap<string, ShownPicture>;
}

const TITLES = {
  earlier: 'schedule.earlier',
  now: 'tonight.onNow',
  later: 'schedule.later',
  dawn: 'schedule.dawn',
  day: 'schedule.day',
  night: 'schedule.night',
} as const satisfies Record<GroupKey, string>;

/** List of a day for phones: what is on, what comes, and what comes after midnight. */
export const ScheduleList = ({ entries, range, now, isToday, timeZone, icons }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const list = (group: ListGroup) => (
    <ol>
      {group.entries.map((entry) => (
        <ListItem
          key={entry.code}
          entry={entry}
          now={now}
          timeZone={timeZone}
          icon={icons.get(entry.channel?.slug ?? '') ?? null}
        />
      ))}
    </ol>
  );
  return (
    <div className={styles.groups}>
      {listGroups(entries, range, isToday ? now : null).map((group) =>
        group.key === 'earlier' ? (
          <details key={group.key}>
            <summary className={styles.summary}>
              {t(TITLES.earlier)} <span className={styles.count}>{group.entries.length}</span>
              <span className={styles.chevron}>
                <Icon name="chevron" />
              </span>
            </summary>
            {list(group)}
          </details>
        ) : (
          <section key={group.key}>
            <h2 className={styles.title}>
              {t(TITLES[group.key])}
              {group.key === 'night' && (
                <span className={styles.nextDay}>{formatDay(range.midnight, locale, timeZone)}</span>
              )}
            </h2>
            {list(group)}
          </section>
        ),
      )}
    </div>
  );
};
