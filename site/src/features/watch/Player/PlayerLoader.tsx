import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { Button } from '../../../shared/ui/Button/Button';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
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

/** Requests the permission to play, then shows the player, the reason for the rejection, or a retry button. */
export const PlayerLoader = ({ record, next, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { playback, id, resumeSeconds, refusal, waiting, renew } = usePlayback(record.code);
  const [trying, setTrying] = useState(false);
  const retry = (): void => {
    setTrying(true);
    renew()
      .catch(() => {
        // The retry button is shown again.
      })
      .finally(() => setTrying(false));
  };

  if (playback) {
    const kept = { id, resumeSeconds };
    return <Player record={record} playback={playback} next={next} renew={renew} {...kept} />;
  }
  if (refusal) return <PlayRefusal refusal={refusal} builtPaths={builtPaths} />;
  if (waiting) return <Waiting />;
  return (
    <Sheet urgent title={t('watch.failed')}>
      <Button size="small" busy={trying} onClick={retry}>
        {t('watch.retry')}
      </Button>
    </Sheet>
  );
};
