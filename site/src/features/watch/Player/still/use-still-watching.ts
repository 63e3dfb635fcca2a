import { useEffect, useState } from 'react';

import { followAttention } from './unattended';

/** Pauses a film that plays long for nobody. Returns whether the viewer is asked; playing again answers. */
export const useStillWatching = (video: HTMLVideoElement): boolean => {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const stop = followAttention(video, () => {
      video.pause();
      setAsking(true);
    });
    const goOn = (): void => setAsking(false);
    video.addEventListener('play', goOn);
    return () => {
      stop();
      video.removeEventListener('play', goOn);
    };
  }, [video]);
  return asking;
};
