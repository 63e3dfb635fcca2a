import { formatDay } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import type { Entry } from '../timeline/channel-rows';
import type { DayRange } from '../timeline/day-range';
import { listGroups } from '../timeline/list-groups';
import { ListItem } from './ListItem';
import { ListPart } from './ListPart';
import * as styles from './ScheduleList.module.css';

interface Props {
  entries: readonly Entry[];
  range: DayRange;
  now: number;
  isToday: boolean;
  timeZone: string;
  icons: ReadonlyMap<string, ShownPicture>;
}

/** List of a day for phones: what is on, what comes, and what comes after midnight. */
export const ScheduleList = ({ entries, range, now, isToday, timeZone, icons }: Props) => {
  const { locale } = usePageLocale();
  return (
    <div className={styles.groups}>
      {listGroups(entries, range, isToday ? now : null).map((group) => (
        <ListPart
          key={group.key}
          part={group.key}
          count={group.entries.length}
          nextDay={group.key === 'night' ? formatDay(range.midnight, locale, timeZone) : null}
        >
          {group.entries.map((entry) => (
            <ListItem
              key={entry.code}
              entry={entry}
              now={now}
              timeZone={timeZone}
              icon={icons.get(entry.channel?.slug ?? '') ?? null}
            />
          ))}
        </ListPart>
      ))}
    </div>
  );
};
