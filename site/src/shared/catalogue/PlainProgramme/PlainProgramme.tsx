import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { zoneName } from '@sahra/schemas/zone-name';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { formatDay, formatHour } from '../../i18n/format';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import * as styles from './PlainProgramme.module.css';

export interface PlainEntry {
  code: string;
  title: string;
  language: 'EN' | 'AR';
  startsAt: string;
}

/** Programme in Gulf time as it was at the build, for pages without scripts. */
export const PlainProgramme = ({ entries }: { entries: readonly PlainEntry[] }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [first] = entries;
  if (!first) return <p className={styles.sentence}>{t('tonight.empty')}</p>;
  const start = Date.parse(first.startsAt);
  return (
    <div className={styles.programme}>
      <p className={styles.sentence}>
        {t('tonight.plain', {
          day: formatDay(start, locale, GULF_TIME_ZONE),
          zone: zoneName(GULF_TIME_ZONE, locale, start),
        })}
      </p>
      <ol className={styles.list}>
        {entries.map(({ code, title, language, startsAt }) => (
          <li key={code} className={styles.entry}>
            <time dateTime={startsAt} className={styles.hour}>
              <bdi dir="ltr">{formatHour(startsAt, GULF_TIME_ZONE)}</bdi>
            </time>
            <LocaleLink to={`/schedule/${code}`} className={styles.link}>
              <bdi {...languageProps(language, locale)}>
                <Words language={language}>{title}</Words>
              </bdi>
            </LocaleLink>
          </li>
        ))}
      </ol>
    </div>
  );
};
