import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { programmeProgress, programmeState } from '../../../shared/catalogue/programme-state';
import { formatHour } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { Star } from '../../../shared/ui/Star/Star';
import { entryLink } from '../entry-link';
import type { Entry } from '../timeline/channel-rows';
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
  const { locale } = usePageLocale();
  const { title, language, startsAt, endsAt, live, channel } = entry;
  const state = programmeState(entry, now);
  const progress = state === 'on' ? programmeProgress(entry, now) : null;
  const done: CSSProperties = { inlineSize: `${(progress ?? 0) * 100}%` };
  return (
    <li className={`${styles.item} ${styles[state] ?? ''}`}>
      <LocaleLink to={entryLink(entry, now)} className={styles.link}>
        <Picture picture={icon} sizes={SIZES.thumb} className={styles.icon} decorative />
        <span className={styles.words}>
          {channel && (
            <bdi className={styles.channel} {...languageProps(channel.language, locale)}>
              {channel.name}
            </bdi>
          )}
          <bdi className={styles.name} {...languageProps(language, locale)}>
            {title}
          </bdi>
          {progress !== null && (
            <span className={styles.progress} aria-hidden="true">
              <span className={styles.done} style={done} />
            </span>
          )}
          <span className={styles.when}>
            <bdi dir="ltr">
              {formatHour(startsAt, timeZone)}
              {endsAt !== null && `–${formatHour(endsAt, timeZone)}`}
            </bdi>
            {state === 'ended' && ` · ${t('video.ended')}`}
          </span>
        </span>
        {state === 'on' && (
          <span className={styles.badge}>
            <Star motion="beat" />
            {t(live ? 'video.live' : 'schedule.now')}
          </span>
        )}
      </LocaleLink>
      {state === 'coming' && <ReminderButton entry={entry} />}
    </li>
  );
};
