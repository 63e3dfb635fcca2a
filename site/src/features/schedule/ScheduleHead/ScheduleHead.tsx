import { GULF_TIME_ZONE, SCHEDULE_TIME_ZONES } from '@sahra/schemas/constants';
import { zoneName } from '@sahra/schemas/zone-name';
import { useTranslation } from 'react-i18next';

import { pushSearch } from '../../../shared/address/use-search';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { chooseZone, deviceZone } from '../../../shared/clock/viewer-zone';
import { startOfDay } from '../../../shared/clock/zone-time';
import { formatDay } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useDrawnChoice } from '../use-schedule-choice';
import { Choice } from './Choice';
import * as styles from './ScheduleHead.module.css';
import { useZoneLabels } from './use-zone-labels';

interface Props {
  channels: readonly { slug: string; name: string }[];
}

const HALF_DAY_MS = 43_200_000;

/** Heading of the schedule: the day and the time zone in words, and the choice of channel and zone. */
export const ScheduleHead = ({ channels }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const choice = useDrawnChoice();
  const moment = choice && startOfDay(choice.day, choice.timeZone) + HALF_DAY_MS;
  const timeZone = choice?.timeZone ?? GULF_TIME_ZONE;
  const zones = new Set<string>([...(choice ? [deviceZone()] : []), timeZone, ...SCHEDULE_TIME_ZONES]);
  const zoneLabels = useZoneLabels([...zones], timeZone, moment);
  const known = channels.some(({ slug }) => slug === choice?.channel);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('schedule.title')}</h1>
        <p className={styles.day} aria-live="polite">
          {choice && moment !== null && (
            <>
              {formatDay(moment, locale, choice.timeZone)}
              <span className={styles.zone}>{zoneName(choice.timeZone, locale, moment)}</span>
            </>
          )}
        </p>
        <ZoneNote chosenHere />
      </div>
      <div className={styles.choices} data-scripted="">
        <Choice
          label={t('schedule.channel')}
          value={known ? (choice?.channel ?? '') : ''}
          options={[
            { value: '', label: t('schedule.everyChannel') },
            ...channels.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChoose={(slug) => pushSearch({ channel: slug === '' ? null : slug })}
        />
        <Choice
          label={t('schedule.zone')}
          value={timeZone}
          options={zoneLabels.options}
          onFocus={zoneLabels.complete}
          onChoose={(zone) => {
            chooseZone(zone);
            pushSearch({ zone: zone === deviceZone() ? null : zone });
          }}
        />
      </div>
    </div>
  );
};
