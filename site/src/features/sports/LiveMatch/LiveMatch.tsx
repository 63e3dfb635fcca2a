import type { CSSProperties } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Badge } from '../../../shared/catalogue/Badge/Badge';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { Star } from '../../../shared/ui/Star/Star';
import type { MatchFragment } from '../match.fragment.generated';
import { playedShare } from '../played-share';
import { StartHour } from '../StartHour/StartHour';
import * as styles from './LiveMatch.module.css';

interface Props {
  match: MatchFragment;
  /** Milliseconds since 1970; null in served HTML. */
  now: number | null;
  /** The viewer's time zone; null in served HTML. */
  zone: string | null;
}

/** The match that is on air, large: picture, title, since when, and the way in. */
export const LiveMatch = ({ match, now, zone }: Props) => {
  const { code, title, language, thumbnail, show, startsAt, premium } = match;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const heading = useId();
  const played: CSSProperties & Record<'--played', string> = {
    '--played': `${Math.round(playedShare(match, now) * 100)}%`,
  };
  return (
    <section className={styles.live} aria-labelledby={heading} style={played}>
      <div className={styles.art}>
        <Picture picture={thumbnail} sizes={SIZES.feature} className={styles.picture} decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.state}>
          <Badge look="live">{t('video.live')}</Badge>
          {premium && <Badge look="premium">{t('video.premium')}</Badge>}
          {startsAt && (
            <span>
              {t('sports.since')} <StartHour startsAt={startsAt} zone={zone} />
            </span>
          )}
        </p>
        <h2 id={heading} className={styles.title} {...languageProps(language, locale)}>
          <Words language={language}>{title}</Words>
        </h2>
        {show && (
          <p className={styles.show}>
            <LocaleLink to={`/shows/${show.slug}`}>
              <bdi {...languageProps(show.language, locale)}>
                <Words language={show.language}>{show.title}</Words>
              </bdi>
            </LocaleLink>
          </p>
        )}
        <p className={styles.actions}>
          <LocaleLink to={`/watch/${code}`} plays className={buttonClass('live')} aria-describedby={heading}>
            <Star motion="beat" />
            {t('sports.watchLive')}
          </LocaleLink>
        </p>
      </div>
    </section>
  );
};
