import { programmeProgress } from '../../../shared/catalogue/programme-state';
import { useLocalize } from '../../../shared/i18n/locale-context';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { ItemLink } from '../ScheduleList/ItemLink';
import * as list from '../ScheduleList/ScheduleList.module.css';
import type { Entry } from '../timeline/channel-rows';
import * as styles from './ServedDay.module.css';

interface Props {
  entry: Entry;
  /** End of a live event that no programme shows, which may be days away; undefined for programmes. */
  eventEnd?: string | null;
  icon: ShownPicture | null;
}

/** A programme of the served day, with what the inline script needs to show its state. */
export const ServedItem = ({ entry, eventEnd, icon }: Props) => {
  const localize = useLocalize();
  const { code, startsAt, endsAt, video } = entry;
  const isEvent = eventEnd !== undefined;
  const end = isEvent ? eventEnd : endsAt;
  const watch = video && `/watch/${video.code}`;
  return (
    <li
      className={`${list.item} ${styles.item}`}
      data-starts={Date.parse(startsAt)}
      data-ends={end === null ? '' : Date.parse(end)}
      data-open={endsAt === null ? '' : undefined}
      data-event={isEvent ? '' : undefined}
      data-video={video?.code}
      data-watch={watch ? localize(watch) : undefined}
    >
      <ItemLink
        entry={entry}
        to={isEvent && watch ? watch : `/schedule/${code}`}
        icon={icon}
        isOn
        progress={programmeProgress(entry, Date.parse(startsAt))}
      >
        <bdi dir="ltr" data-hours="" />
      </ItemLink>
      <span className={styles.bell} />
    </li>
  );
};
