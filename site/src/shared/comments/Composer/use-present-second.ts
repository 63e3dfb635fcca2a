import { useSyncExternalStore } from 'react';

import { useStore } from '../../store/use-store';
import { openPlayer } from '../../playback/open-player';

/** Returns the whole second at which the page's video stands; null while its player is not open or at its start. */
export const usePresentSecond = (code: string): number | null => {
  const player = useStore(openPlayer, null);
  const video = player?.code === code ? player.video : null;
  return useSyncExternalStore(
    (listener) => {
      const events = ['timeupdate', 'seeked'];
      for (const event of events) video?.addEventListener(event, listener);
      return () => {
        for (const event of events) video?.removeEventListener(event, listener);
      };
    },
    () => (video && video.currentTime >= 1 ? Math.floor(video.currentTime) : null),
    () => null,
  );
};
