import { GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { Words } from '../../../shared/direction/Words';
import { useZone } from '../../../shared/clock/use-zone';
import { dayOf } from '../../../shared/clock/zone-time';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import * as styles from './LinearNow.module.css';

interface Props {
  title: string;
  language: 'EN' | 'AR';
  /** Null for the channel's own film, which has no hours. */
  entry: { code: string; startsAt: string; endsAt: string } | null;
  /** Shows the end too. */
  withEnd?: boolean;
  now: number;
}

/** A programme with its hours in the viewer's zone; the weekday stands with the hour of another day. */
export const ProgrammeLine = ({ title, language, entry, withEnd = false, now }: Props) => {
  const { locale } = usePageLocale();
  const zone = useZone() ?? GULF_TIME_ZONE;
  const name = (
    <bdi {...languageProps(language, locale)}>
      <Words language={language}>{title}</Words>
    </bdi>
  );
  if (!entry)
    return (
      <dd className={styles.programme}>
        <span className={styles.title}>{name}</span>
      </dd>
    );
  const { code, startsAt, endsAt } = entry;
  const isToday = dayOf(Date.parse(startsAt), zone) === dayOf(now, zone);
  return (
    <dd className={styles.programme}>
      <LocaleLink to={`/schedule/${code}`} className={styles.title}>
        {name}
      </LocaleLink>
      <span className={styles.times}>
        {!isToday && <span>{formatWeekday(startsAt, locale, zone)} </span>}
        <bdi dir="ltr">
          <time dateTime={startsAt}>{formatHour(startsAt, zone)}</time>
          {withEnd && (
            <>
              –<time dateTime={endsAt}>{formatHour(endsAt, zone)}</time>
            </>
          )}
        </bdi>
      </span>
    </dd>
  );
};
