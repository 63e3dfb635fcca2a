import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { zoneName } from '@sahra/schemas/zone-name';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { programmeProgress, programmeState } from '../../../shared/catalogue/programme-state';
import { useNow } from '../../../shared/clock/use-now';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { useZone } from '../../../shared/clock/use-zone';
import { dayOf } from '../../../shared/clock/zone-time';
import { formatDay, formatHour } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { EntryActions } from './EntryActions';
import * as styles from './EntryPage.module.css';
import { EntryState } from './EntryState';
import type { ScheduleEntryPageQuery } from './schedule-entry-page.query.generated';

export type PageEntry = NonNullable<ScheduleEntryPageQuery['scheduleEntry']>;

/** Page of one programme: when it is on by the viewer's clock, how to watch it, and how to be reminded. */
export const EntryPage = ({ entry }: { entry: PageEntry }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const zone = useZone() ?? GULF_TIME_ZONE;
  const now = useNow();
  const { title, language, startsAt, endsAt, thumbnail, channel, video } = entry;
  const start = Date.parse(startsAt);
  const state = now === null ? null : programmeState(entry, now);
  const progress = state === 'on' && now !== null ? programmeProgress(entry, now) : null;
  return (
    <article className={styles.page}>
      <div className={styles.art}>
        <Picture picture={thumbnail} sizes={SIZES.stage} className={styles.picture} loading="lead" />
        {progress !== null && (
          <span className={styles.progress} aria-hidden="true">
            <span className={styles.done} style={{ inlineSize: `${progress * 100}%` }} />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <EntryState entry={entry} state={state} now={now} />
        <h1 className={styles.title} {...languageProps(language, locale)}>
          <Words language={language}>{title}</Words>
        </h1>
        {channel && (
          <LocaleLink to={`/${channel.slug}`} className={styles.channel}>
            <bdi {...languageProps(channel.language, locale)}>
              <Words language={channel.language}>{channel.name}</Words>
            </bdi>
          </LocaleLink>
        )}
        <p className={styles.when}>
          <time dateTime={startsAt}>{formatDay(start, locale, zone)}</time>
          <bdi dir="ltr" className={styles.hours}>
            {formatHour(startsAt, zone)}–{formatHour(endsAt, zone)}
          </bdi>
          <span className={styles.zone}>{zoneName(zone, locale, start)}</span>
        </p>
        <ZoneNote />
        {state && <EntryActions entry={entry} state={state} />}
        {video && (
          <p className={styles.description} {...languageProps(video.language, locale)}>
            <Words language={video.language}>{video.description}</Words>
          </p>
        )}
        <LocaleLink to={`/schedule?day=${dayOf(start, zone)}`} className={styles.back}>
          <Icon name="back" directed />
          {t('schedule-entry.wholeDay')}
        </LocaleLink>
      </div>
    </article>
  );
};
