import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { dayOf } from '../../clock/zone-time';
import { formatHour, formatWeekday } from '../../i18n/format';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { ReminderButton } from '../../reminder/ReminderButton/ReminderButton';
import { Picture } from '../../ui/Picture/Picture';
import { Star } from '../../ui/Star/Star';
import { SIZES } from '../picture-sizes';
import { programmeProgress } from '../programme-state';
import * as styles from './Tonight.module.css';
import type { TonightSlot } from './tonight-slots';

interface Props {
  slot: TonightSlot;
  now: number;
  zone: string;
}

/** One programme of the row: the one that ended is narrow, those that are on are wide, those to come have a bell. */
export const TonightSlotItem = ({ slot, now, zone }: Props) => {
  const { title, language, startsAt, state, live, thumbnail, channel, to } = slot;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const start = Date.parse(startsAt);
  const progress = state === 'on' ? programmeProgress(slot, now) : null;
  const isToday = dayOf(start, zone) === dayOf(now, zone);
  const done: CSSProperties = { inlineSize: `${Math.round((progress ?? 0) * 100)}%` };
  return (
    <li className={`${styles.slot} ${styles[state] ?? ''}`}>
      {state === 'on' && <Star motion="beat" className={styles.mark} />}
      <time className={styles.hour} dateTime={startsAt}>
        {!isToday && `${formatWeekday(start, locale, zone, 'short')} `}
        <bdi dir="ltr">{formatHour(startsAt, zone)}</bdi>
      </time>
      <div className={styles.row}>
        <LocaleLink to={to} plays className={styles.programme}>
          {state !== 'ended' && (
            <Picture picture={thumbnail} sizes={SIZES.thumb} className={styles.picture} decorative />
          )}
          <span className={styles.words}>
            <bdi className={styles.name} {...languageProps(language, locale)}>
              <Words language={language}>{title}</Words>
            </bdi>
            <span className={state === 'on' ? styles.onNow : styles.where}>
              {state === 'on' && t(live ? 'tonight.liveNow' : 'tonight.onNow')}
              {state === 'ended' && t('video.ended')}
              {state === 'coming' && channel && (
                <bdi {...languageProps(channel.language, locale)}>
                  <Words language={channel.language}>{channel.name}</Words>
                </bdi>
              )}
            </span>
          </span>
        </LocaleLink>
        {state === 'coming' && <ReminderButton entry={slot} />}
      </div>
      {progress !== null && (
        <span className={styles.progress} aria-hidden="true">
          <span className={styles.done} style={done} />
        </span>
      )}
    </li>
  );
};
