import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorBoundary } from '../../../shared/page/ErrorBoundary/ErrorBoundary';
import { formatMoment } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { PictureView } from '../../../shared/ui/PictureView/PictureView';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import * as styles from './Stage.module.css';
import { useLiveState } from './use-live-state';

const PlayerEntry = lazy(async () => ({ default: (await import('../Player/PlayerEntry')).PlayerEntry }));

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  builtPaths: readonly string[];
}

/** Where the video is: its poster, and over it the player or what there is to say instead. */
export const Stage = ({ video, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { code, title, poster, startsAt } = video;
  const liveState = useLiveState(video);
  const waiting = liveState === 'UPCOMING' || liveState === 'ENDED';
  return (
    <div className={styles.stage}>
      <PictureView picture={poster} className={styles.poster} eager />
      <div className={styles.over}>
        {liveState === 'UPCOMING' && (
          <div className={styles.words}>
            <p className={styles.strong}>{t('watch.notStarted')}</p>
            {startsAt && <p>{t('video.startsAt', { time: formatMoment(startsAt, locale) })}</p>}
          </div>
        )}
        {liveState === 'ENDED' && <p className={styles.strong}>{t('watch.ended')}</p>}
        {!waiting && (
          <ErrorBoundary fallback={<p role="alert">{t('watch.failed')}</p>}>
            <Suspense fallback={<p role="status">{t('watch.loading')}</p>}>
              <PlayerEntry code={code} title={title} poster={poster?.url} builtPaths={builtPaths} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
};
