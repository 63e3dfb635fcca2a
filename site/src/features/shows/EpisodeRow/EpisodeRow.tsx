import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { Duration } from '../../../shared/catalogue/Duration/Duration';
import { liveStateOf } from '../../../shared/catalogue/live-state';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { VideoBadges } from '../../../shared/catalogue/VideoBadges/VideoBadges';
import { WatchedBar } from '../../../shared/catalogue/WatchedBar/WatchedBar';
import { useNow } from '../../../shared/clock/use-now';
import { useMomentFormat } from '../../../shared/clock/use-moment-format';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { minutesLeft, watchedPart } from '../../../shared/progress/progress-state';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { Star } from '../../../shared/ui/Star/Star';
import type { EpisodeProgress } from '../show-viewer/use-show-viewer';
import type { EpisodeRowFragment } from './episode-row.fragment.generated';
import * as styles from './EpisodeRow.module.css';

interface Props {
  episode: EpisodeRowFragment;
  /** How far the viewer has watched it. */
  progress: EpisodeProgress | null;
  /** Whether the viewer goes on here. */
  isCurrent: boolean;
}

const Watched = ({ progress }: { progress: EpisodeProgress }) => {
  const { t } = useTranslation();
  if (progress.state === 'FINISHED') return <span className={styles.watched}>{t('details.watched')}</span>;
  return <span className={styles.left}>{t('watched.minutesLeft', { count: minutesLeft(progress) })}</span>;
};

const partOf = (progress: EpisodeProgress): number =>
  progress.state === 'FINISHED' ? 1 : watchedPart(progress);

/** One episode in the list of a season: still, title, what happens, length, and what the viewer has seen of it. */
export const EpisodeRow = ({ episode, progress, isCurrent }: Props) => {
  const { code, title, language, description, thumbnail, episodeNumber, durationSeconds, startsAt } = episode;
  const { locale } = usePageLocale();
  const now = useNow();
  const formatMoment = useMomentFormat();
  const words = languageProps(language, locale);
  const isComing = liveStateOf(episode, now) === 'UPCOMING';
  return (
    <li className={[styles.row, isCurrent ? styles.current : ''].filter(Boolean).join(' ')}>
      <span className={styles.number} aria-hidden="true">
        {isCurrent ? <Star /> : episodeNumber}
      </span>
      <div className={isComing ? `${styles.still} ${styles.coming}` : styles.still}>
        <Picture picture={thumbnail} sizes={SIZES.row} className={styles.picture} decorative />
        <span className={styles.badges}>
          <VideoBadges {...episode} />
        </span>
        {progress && <WatchedBar part={partOf(progress)} />}
      </div>
      <h3 className={styles.title}>
        <LocaleLink to={`/watch/${code}`} plays className={styles.link}>
          {episodeNumber !== null && `${episodeNumber}. `}
          <bdi {...words}>
            <Words language={language}>{title}</Words>
          </bdi>
        </LocaleLink>
      </h3>
      <p className={styles.description} {...words}>
        <Words language={language}>{description}</Words>
      </p>
      <div className={styles.end}>
        {isComing && startsAt !== null && now !== null ? (
          <span>{formatMoment(startsAt, locale)}</span>
        ) : (
          durationSeconds !== null && !isComing && <Duration seconds={durationSeconds} />
        )}
        {progress && <Watched progress={progress} />}
      </div>
    </li>
  );
};
