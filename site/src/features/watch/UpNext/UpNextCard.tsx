import { namesShow } from '@sahra/schemas/names-show';
import { useTranslation } from 'react-i18next';

import { Duration } from '../../../shared/catalogue/Duration/Duration';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as styles from './UpNext.module.css';

const SIZES = '(max-width: 47.99rem) 8.4rem, 9.5rem';

/** Card of a video beside the player: small picture, title, and its show or channel. */
export const UpNextCard = ({ video }: { video: VideoCardFragment }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, language, thumbnail, show, durationSeconds, episodeNumber, live, liveState, premium } =
    video;
  return (
    <li>
      <LocaleLink to={`/watch/${code}`} className={styles.card}>
        <span className={styles.art}>
          <Picture picture={thumbnail} sizes={SIZES} className={styles.picture} decorative />
          {durationSeconds !== null && !live && (
            <span className={styles.duration}>
              <Duration seconds={durationSeconds} />
            </span>
          )}
        </span>
        <span className={styles.words}>
          <bdi className={styles.name} {...languageProps(language, locale)}>
            {title}
          </bdi>
          <span className={styles.meta}>
            {show && !namesShow(title, show.title) && (
              <bdi {...languageProps(show.language, locale)}>{show.title}</bdi>
            )}
            {episodeNumber !== null && <span>{t('show.episode', { number: episodeNumber })}</span>}
          </span>
          {(liveState !== null || premium) && (
            <span className={styles.badges}>
              <VideoBadges {...video} />
            </span>
          )}
        </span>
      </LocaleLink>
    </li>
  );
};
