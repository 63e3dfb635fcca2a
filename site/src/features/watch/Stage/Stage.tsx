import { Suspense, useEffect, useState } from 'react';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { isFree } from '../../../shared/catalogue/is-free';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { lazyPart } from '../../../shared/page/lazy-part';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { LiveEnded } from '../Player/live/LiveEnded';
import { NotStarted } from '../Player/live/NotStarted';
import { useLiveState } from '../Player/live/use-live-state';
import { PlayerFailed } from '../../../shared/playback/PlayerFailed';
import { Waiting } from '../Player/states/Waiting';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import * as styles from './Stage.module.css';
import { ClickToPlay } from './ClickToPlay';

const loadPlayer = () => import('../Player/PlayerEntry');
const PlayerEntry = lazyPart(async () => (await loadPlayer()).PlayerEntry, PlayerFailed);

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  /** Next video; null when there is none. */
  next: VideoCardFragment | null;
  builtPaths: readonly string[];
}

/** Content over the poster. It depends on the time and on the viewer, unless the video is free. */
const OverPoster = ({ video, next, builtPaths }: Props) => {
  const liveState = useLiveState(video);
  if (liveState === 'UPCOMING' && video.startsAt !== null)
    return <NotStarted code={video.code} startsAt={video.startsAt} />;
  if (liveState === 'ENDED') return <LiveEnded next={next} />;
  const player = (
    <Suspense fallback={<Waiting />}>
      <PlayerEntry record={video} next={next} builtPaths={builtPaths} />
    </Suspense>
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
