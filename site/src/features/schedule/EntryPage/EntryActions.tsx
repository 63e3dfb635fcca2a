import { useTranslation } from 'react-i18next';

import type { ProgrammeState } from '../../../shared/catalogue/programme-state';
import { useLocalize } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { CalendarLink } from '../../../shared/reminder/CalendarLink/CalendarLink';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import type { PageEntry } from './EntryPage';
import * as styles from './EntryPage.module.css';
import { googleCalendarAddress } from './google-calendar-address';

interface Props {
  entry: PageEntry;
  state: ProgrammeState;
}

const WATCH = {
  coming: { look: 'ghost', text: 'schedule-entry.watchAlready' },
  on: { look: 'live', text: 'schedule-entry.watch' },
  ended: { look: 'primary', text: 'schedule-entry.watchRecording' },
} as const;

/** What can be done with a programme: be reminded of it, watch it, or watch its recording. */
export const EntryActions = ({ entry, state }: Props) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { code, video } = entry;
  // A repeat can be watched at any time; a live event while it is on, and later as a recording.
  const isPlayable = video !== null && (state === 'on' || video.recorded);
  const watch = isPlayable && (
    <LocaleLink to={`/watch/${video.code}`} plays className={buttonClass(WATCH[state].look)}>
      <Icon name="play" />
      {t(WATCH[state].text)}
    </LocaleLink>
  );
  if (state === 'coming')
    return (
      <div className={styles.actions}>
        <ReminderButton entry={entry} look="primary" />
        <CalendarLink page={`/schedule/${code}`} />
        {watch}
        <a
          className={styles.google}
          href={googleCalendarAddress(entry, window.location.origin + localize(`/schedule/${code}`))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('schedule-entry.google')}
        </a>
      </div>
    );
  return (
    <div className={styles.actions}>
      {watch}
      {!watch && state === 'ended' && (
        <p className={styles.note}>{t(video ? 'watch.ended' : 'schedule-entry.over')}</p>
      )}
      {!watch && state === 'on' && <p className={styles.note}>{t('schedule-entry.onChannel')}</p>}
    </div>
  );
};
