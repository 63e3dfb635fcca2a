import { namesShow } from '@sahra/schemas/names-show';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { videoAddress } from '../../../shared/address/video-address';
import { Duration } from '../../../shared/catalogue/Duration/Duration';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { WatchedBar } from '../../../shared/catalogue/WatchedBar/WatchedBar';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as unseen from '../../../shared/ui/VisuallyHidden/VisuallyHidden.module.css';
import * as styles from './UpNext.module.css';

const SIZES = '(max-width: 47.99rem) 8.4rem, 9.5rem';

interface Props {
  video: VideoCardFragment;
  place: 'playing' | 'next' | 'other';
  /** Hides the show's name, because the whole list is of one show. */
  ofShow?: boolean;
  /** Watched part, from 0 to 1. */
  watched?: number;
}

/** Row of a video beside the player: small picture, title, its show or channel, and its place in the order. */
export const UpNextCard = ({ video, place, ofShow = false, watched = 0 }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { title, language, thumbnail, show, durationSeconds, episodeNumber, live, liveState, premium } =
    video;
  const content = (
    <>
      <span className={styles.art}>
        <Picture picture={thumbnail} sizes={SIZES} className={styles.picture} decorative />
        {durationSeconds !== null && !live && (
          <span className={styles.duration}>
            <Duration seconds={durationSeconds} />
          </span>
        )}
        {watched > 0 && place !== 'playing' && <WatchedBar part={watched} />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} {...languageProps(language, locale)}>
          <Words language={language}>{title}</Words>
        </bdi>
        <span className={styles.meta}>
          {show && !ofShow && !namesShow(title, show.title) && (
            <bdi {...languageProps(show.language, locale)}>
              <Words language={show.language}>{show.title}</Words>
            </bdi>
          )}
          {episodeNumber !== null && <span>{t('show.episode', { number: episodeNumber })}</span>}
          {place === 'playing' && <strong className={styles.place}>{t('watch.playingNow')}</strong>}
          {place === 'next' && <strong className={styles.place}>{t('watch.next')}</strong>}
        </span>
        {watched === 1 && place !== 'playing' && <span className={unseen.unseen}>{t('watch.watched')}</span>}
        {(liveState !== null || premium) && (
          <span className={styles.badges}>
            <VideoBadges {...video} />
          </span>
        )}
      </span>
    </>
  );
  return (
    <li>
      {place === 'playing' ? (
        <div className={`${styles.card} ${styles.playing}`} aria-current="true">
          {content}
        </div>
      ) : (
        <LocaleLink to={videoAddress(video)} plays className={styles.card}>
          {content}
        </LocaleLink>
      )}
    </li>
  );
};
