import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import { isSameDay } from '../OnAir/is-same-day';
import type { Programme } from '../OnAir/programmes-at';
import * as styles from './NextProgrammes.module.css';

interface Props {
  /** Name of the channel. */
  name: string;
  programmes: readonly Programme[];
  now: number;
}

/** The programmes that a channel shows next, with their hours in the viewer's time zone, each with its bell. */
export const NextProgrammes = ({ name, programmes, now }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <div className={styles.next}>
      <h3 className={styles.heading}>{t('channel-page.then', { name })}</h3>
      {programmes.length === 0 && <p className={styles.none}>{t('channel-page.thenNothing')}</p>}
      <ol>
        {programmes.map(({ key, entry, title, language, startsAt, videoCode }) => (
          <li key={key} className={styles.slot}>
            {startsAt !== null && (
              <time className={styles.hour} dateTime={startsAt}>
                <bdi dir="ltr">{formatHour(startsAt)}</bdi>
                {!isSameDay(startsAt, now) && (
                  <span className={styles.day}>{formatWeekday(startsAt, locale)}</span>
                )}
              </time>
            )}
            {videoCode === null ? (
              <bdi className={styles.title} {...languageProps(language, locale)}>
                <Words language={language}>{title}</Words>
              </bdi>
            ) : (
              <LocaleLink to={`/watch/${videoCode}`} className={styles.link}>
                <bdi className={styles.title} {...languageProps(language, locale)}>
                  <Words language={language}>{title}</Words>
                </bdi>
              </LocaleLink>
            )}
            {entry !== null && <ReminderButton entry={entry} />}
          </li>
        ))}
      </ol>
    </div>
  );
};
