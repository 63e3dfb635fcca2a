import { namesShow } from '@sahra/schemas/names-show';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { liveStateOf } from '../../../shared/catalogue/live-state';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { EventReminder } from '../../../shared/reminder/EventReminder/EventReminder';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { Star } from '../../../shared/ui/Star/Star';
import type { MatchFragment } from '../match.fragment.generated';
import { playedShare } from '../played-share';
import { StartHour } from '../StartHour/StartHour';
import * as styles from './MatchCard.module.css';

interface Props {
  match: MatchFragment;
  /** Milliseconds since 1970; null in served HTML. */
  now: number | null;
  /** The viewer's time zone; null in served HTML. */
  zone: string | null;
  /** Whether the schedule has a page to link to. */
  scheduled: boolean;
  /** Names the sport, where a list has several. */
  ofSport?: boolean;
}

/** Card of a live event: when it begins or began, what it is, and as a line how much of it is over. */
export const MatchCard = ({ match, now, zone, scheduled, ofSport = false }: Props) => {
  const { code, title, language, thumbnail, show, sport, startsAt, premium } = match;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const state = liveStateOf(match, now);
  const played: CSSProperties & Record<'--played', string> = {
    '--played': `${Math.round(playedShare(match, now) * 100)}%`,
  };
  const ofShow = show && !namesShow(title, show.title) && { name: show.title, language: show.language };
  const about = ofSport && sport ? sport : ofShow;
  const hour = startsAt && <StartHour startsAt={startsAt} zone={zone} />;
  return (
    <li className={`${styles.card} ${state === 'LIVE' ? styles.live : ''}`} style={played}>
      <div className={styles.state}>
        {state === 'LIVE' && (
          <>
            <Badge look="live">{t('video.live')}</Badge>
            <span>
              {t('sports.since')} {hour}
            </span>
          </>
        )}
        {state === 'UPCOMING' && (
          <>
            <Badge look="soon">{hour}</Badge>
            <span>{t('sports.yourTime')}</span>
          </>
        )}
        {state === 'ENDED' && (
          <>
            <span className={styles.ended}>
              <Star /> {t('video.ended')}
            </span>
            <span>{t('sports.recordingSoon')}</span>
          </>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <LocaleLink
            to={`/watch/${code}`}
            plays={state === 'LIVE'}
            className={styles.title}
            {...languageProps(language, locale)}
          >
            <Words language={language}>{title}</Words>
          </LocaleLink>
          <p className={styles.about}>
            {premium && <span className={styles.premium}>{t('video.premium')}</span>}
            {about && (
              <bdi {...languageProps(about.language, locale)}>
                <Words language={about.language}>{about.name}</Words>
              </bdi>
            )}
          </p>
        </div>
        <div className={styles.art}>
          <Picture picture={thumbnail} sizes={SIZES.match} className={styles.picture} decorative />
        </div>
      </div>
      {state === 'UPCOMING' && scheduled && startsAt && (
        <div className={styles.actions}>
          <EventReminder code={code} startsAt={startsAt} />
        </div>
      )}
    </li>
  );
};
