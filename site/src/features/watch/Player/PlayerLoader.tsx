import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { Button } from '../../../shared/ui/Button/Button';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import { openPlayer } from '../../../shared/playback/open-player';
import { presentSecond } from '../../../shared/playback/present-address';
import { showToast } from '../../../shared/messages/toasts';
import { useFilmPlace } from './corner/film-place';
import { Player } from './Player';
import { usePlayback } from '../../../shared/playback/use-playback';
import { PlayRefusal } from '../../../shared/playback/PlayRefusal';
import { Sheet } from '../../../shared/playback/Sheet';
import { Waiting } from './states/Waiting';

interface Props {
  record: NonNullable<WatchPageQuery['video']>;
  /** Next video; null when there is none. */
  next: VideoCardFragment | null;
  builtPaths: readonly string[];
}

/** In milliseconds. By then the clocks of the servers agree that an event has begun. */
const BEGIN_AGAIN_MS = 2_000;

/** Requests the permission to play, then shows the player, the reason for the rejection, or a retry button. */
export const PlayerLoader = ({ record, next, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { playback, id, resumeSeconds, refusal, waiting, renew } = usePlayback(record.code);
  const [trying, setTrying] = useState(false);
  // The player is still open in the render that takes it away: a prompt in the middle of a film knows the second.
  const second = useRef(0);
  if (openPlayer.get()?.code === record.code) second.current = presentSecond();
  const retry = (): void => {
    setTrying(true);
    renew()
      .catch(() => {
        // The retry button is shown again.
      })
      .finally(() => setTrying(false));
  };

  // The page counts down by the clock of one server, and another one decides: it may be a second behind.
  const isEarly = refusal?.code === 'EVENT_NOT_STARTED';
  useEffect(() => {
    if (!isEarly) return;
    const timer = setInterval(() => void renew().catch(() => undefined), BEGIN_AGAIN_MS);
    return () => clearInterval(timer);
  });

  // The card leaves with the player: the reason is said on the page that is open.
  const { inCorner } = useFilmPlace();
  const reason = inCorner ? refusal?.message : undefined;
  useEffect(() => {
    if (reason !== undefined) showToast('failed', reason);
  }, [reason]);

  if (playback) {
    const kept = { id, resumeSeconds };
    return <Player record={record} playback={playback} next={next} renew={renew} {...kept} />;
  }
  if (isEarly) return <Waiting />;
  if (refusal)
    return <PlayRefusal refusal={refusal} builtPaths={builtPaths} second={second.current} onRetry={retry} />;
  if (waiting) return <Waiting />;
  return (
    <Sheet urgent title={t('watch.failed')}>
      <Button size="small" busy={trying} onClick={retry}>
        {t('watch.retry')}
      </Button>
    </Sheet>
  );
};
