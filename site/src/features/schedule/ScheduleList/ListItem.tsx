import { useTranslation } from 'react-i18next';

import { programmeProgress, programmeState } from '../../../shared/catalogue/programme-state';
import { formatHour } from '../../../shared/i18n/format';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { entryLink } from '../entry-link';
import type { Entry } from '../timeline/channel-rows';
import { ItemLink } from './ItemLink';
import * as styles from './ScheduleList.module.css';

interface Props {
  entry: Entry;
  now: number;
  timeZone: string;
  icon: ShownPicture | null;
}

/** A programme in the list. */
export const ListItem = ({ entry, now, timeZone, icon }: Props) => {
  const { t } = useTranslation();
  const { startsAt, endsAt } = entry;
  const state = programmeState(entry, now);
  const isOn = state === 'on';
  return (
    <li className={`${styles.item} ${styles[state] ?? ''}`}>
      <ItemLink
        entry={entry}
        to={entryLink(entry, now)}
        icon={icon}
        isOn={isOn}
        progress={isOn ? programmeProgress(entry, now) : null}
      >
        <bdi dir="ltr">
          {formatHour(startsAt, timeZone)}
          {endsAt !== null && `–${formatHour(endsAt, timeZone)}`}
        </bdi>
        {state === 'ended' && ` · ${t('video.ended')}`}
      </ItemLink>
      {state === 'coming' && <ReminderButton entry={entry} />}
    </li>
  );
};
