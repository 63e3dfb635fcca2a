import { useTranslation } from 'react-i18next';

import { useNow } from '../../../shared/clock/use-now';
import { useZone } from '../../../shared/clock/use-zone';
import { dayOf } from '../../../shared/clock/zone-time';
import { usePublicQuery } from '../../../shared/graph/use-public-query';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useServerOffset } from '../Player/live/server-clock';
import * as styles from './LinearNow.module.css';
import { LinearNowOperation } from './linear-now.query.generated';
import { programmePair } from './programme-pair';

const HOUR_MS = 60 * 60 * 1000;
/** A programme may begin long before the hour that is asked for; what is next may be on the next day. */
const AHEAD_MS = 24 * HOUR_MS;

/** Returns the range to ask for at `now`: from the full hour on, so that the answer is shared for an hour. */
const rangeAt = (now: number) => {
  const hour = now - (now % HOUR_MS);
  return { from: new Date(hour).toISOString(), to: new Date(hour + AHEAD_MS).toISOString() };
};

interface Props {
  /** Code of a video that plays the schedule of its channel. */
  code: string;
  /** Content version of the page: after a publish the schedule is read again. */
  version: number | null;
}

/**
 * What a linear channel plays at this moment and what comes next, by the viewer's clock. It speaks of the live edge,
 * also for viewers who are behind it. Without an answer there is nothing.
 */
export const LinearNow = ({ code, version }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const zone = useZone() ?? undefined;
  const offset = useServerOffset(true);
  const seen = useNow();
  const now = seen === null ? null : seen + offset;
  const asked = now === null ? null : { code, ...rangeAt(now) };
  const { data, failed } = usePublicQuery(LinearNowOperation, asked, version);
  if (now === null || (!data && !failed)) return <div className={styles.waiting} aria-busy="true" />;
  const { running, next } = programmePair(data?.video?.linearChannel?.schedule?.nodes ?? [], now);
  const lines = [
    ...(running ? [{ ...running, label: t('watch.onNow'), until: running.endsAt }] : []),
    ...(next ? [{ ...next, label: t('watch.next'), until: null }] : []),
  ];
  if (lines.length === 0) return null;
  const isToday = (moment: string): boolean =>
    zone === undefined || dayOf(Date.parse(moment), zone) === dayOf(now, zone);
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, code: entry, label, title, language, startsAt, until }) => (
        <div key={id} className={styles.line}>
          <dt className={until === null ? styles.label : `${styles.label} ${styles.on}`}>{label}</dt>
          <dd className={styles.programme}>
            <LocaleLink to={`/schedule/${entry}`} className={styles.title}>
              <bdi {...languageProps(language, locale)}>{title}</bdi>
            </LocaleLink>
            <span className={styles.times}>
              {!isToday(startsAt) && <span>{formatWeekday(startsAt, locale, zone)} </span>}
              <bdi dir="ltr">
                <time dateTime={startsAt}>{formatHour(startsAt, zone)}</time>
                {until !== null && (
                  <>
                    –<time dateTime={until}>{formatHour(until, zone)}</time>
                  </>
                )}
              </bdi>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
