import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { isFree } from '../../../shared/catalogue/is-free';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { ErrorBoundary } from '../../../shared/page/ErrorBoundary/ErrorBoundary';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { LiveEnded } from '../Player/live/LiveEnded';
import { NotStarted } from '../Player/live/NotStarted';
import { useLiveState } from '../Player/live/use-live-state';
import { Sheet } from '../../../shared/playback/Sheet';
import { Waiting } from '../Player/states/Waiting';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import * as styles from './Stage.module.css';
import { ClickToPlay } from './ClickToPlay';

const loadPlayer = () => import('../Player/PlayerEntry');
const PlayerEntry = lazy(async () => ({ default: (await loadPlayer()).PlayerEntry }));

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  /** Next video; null when there is none. */
  next: VideoCardFragment | null;
  builtPaths: readonly string[];
}

/** Content over the poster. It depends on the time and on the viewer, unless the video is free. */
const OverPoster = ({ video, next, builtPaths }: Props) => {
  const { t } = useTranslation();
  const liveState = useLiveState(video);
  if (liveState === 'UPCOMING' && video.startsAt !== null)
    return <NotStarted code={video.code} startsAt={video.startsAt} />;
  if (liveState === 'ENDED') return <LiveEnded next={next} />;
  const player = (
    <ErrorBoundary fallback={<Sheet urgent title={t('watch.failed')} />}>
      <Suspense fallback={<Waiting />}>
        <PlayerEntry record={video} next={next} builtPaths={builtPaths} />
      </Suspense>
    </ErrorBoundary>
  );
  // Access depends on the viewer, so the player loads at once and requests it before a press.
  if (!isFree({ premium: video.premium, liveState })) return player;
  return (
    <ClickToPlay key={video.code} code={video.code} onNear={() => void loadPlayer().catch(() => undefined)}>
      {player}
    </ClickToPlay>
  );
};

/** Stage of the watch page: the poster, and over it the player or a message. */
export const Stage = (props: Props) => {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <div className={styles.stage} data-stage>
      <Picture picture={props.video.thumbnail} sizes={SIZES.stage} className={styles.poster} loading="lead" />
      <div className={styles.over}>{(inBrowser || isFree(props.video)) && <OverPoster {...props} />}</div>
    </div>
  );
};
