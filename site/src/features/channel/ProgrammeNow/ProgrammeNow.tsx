import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { formatHour, formatWeekday } from '../../../shared/i18n/format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { ReminderButton } from '../../../shared/reminder/ReminderButton/ReminderButton';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { isSameDay } from '../OnAir/is-same-day';
import type { Programme } from '../OnAir/programmes-at';
import * as styles from './ProgrammeNow.module.css';

interface Props {
  programme: Programme;
  state: 'now' | 'next' | 'newest';
  now: number;
}

/** Returns the part of a programme that has passed, from 0 to 1; null when it has no end. */
const passed = ({ startsAt, endsAt }: Programme, now: number): number | null => {
  if (startsAt === null || endsAt === null) return null;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
};

/** The programme that a channel shows at this moment, with its end, or the one that comes next. */
export const ProgrammeNow = ({ programme, state, now }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { entry, title, language, picture, startsAt, endsAt, live, videoCode } = programme;
  const done = state === 'now' ? passed(programme, now) : null;
  const bar: CSSProperties & Record<'--done', string> = { '--done': `${Math.round((done ?? 0) * 100)}%` };
  const since = startsAt !== null && isSameDay(startsAt, now) ? startsAt : null;
  return (
    <div className={styles.programme}>
      <div className={styles.art}>
        <Picture picture={picture} sizes={SIZES.wide.grid} className={styles.picture} decorative />
      </div>
      <div className={styles.words}>
        {state === 'now' && (
          <Badge look={live ? 'live' : 'plain'}>{t(live ? 'video.live' : 'tonight.onNow')}</Badge>
        )}
        {state === 'next' && startsAt !== null && (
          <Badge look="soon">
            {t('channel-page.next')}
            {!isSameDay(startsAt, now) && <span>{formatWeekday(startsAt, locale)}</span>}
            <bdi dir="ltr">{formatHour(startsAt)}</bdi>
          </Badge>
        )}
        {state === 'newest' && <Badge look="plain">{t('channel-page.newest')}</Badge>}
        <h2 className={styles.title}>
          <bdi {...languageProps(language, locale)}>
            <Words language={language}>{title}</Words>
          </bdi>
        </h2>
        {state === 'now' && (
          <p className={styles.times}>
            {since !== null && <span>{t('channel-page.since', { time: formatHour(since) })}</span>}
            {endsAt !== null && <span>{t('channel-page.until', { time: formatHour(endsAt) })}</span>}
          </p>
        )}
        {done !== null && <span className={styles.bar} style={bar} />}
        <div className={styles.actions}>
          {videoCode !== null && (
            <LocaleLink
              to={`/watch/${videoCode}`}
              plays
              className={buttonClass(state === 'now' && live ? 'live' : 'ghost', 'small')}
            >
              <Icon name="play" />
              {t(state === 'now' && live ? 'channel-page.watchLive' : 'channel-page.watch')}
            </LocaleLink>
          )}
          {state === 'next' && entry !== null && <ReminderButton entry={entry} look="words" size="small" />}
        </div>
      </div>
    </div>
  );
};
