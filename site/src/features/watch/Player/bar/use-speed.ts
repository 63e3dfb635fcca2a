import { useEffect } from 'react';

import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';

/** Sets the playback rate that this device keeps, and returns the function that changes it. Live has none. */
export const useSpeed = (video: HTMLVideoElement, live: boolean): ((speed: number) => void) => {
  useEffect(() => {
    if (live) return;
    const { speed } = playerPreferences.get();
    // A source that is loaded again starts at the default rate.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
  }, [video, live]);
  return (speed) => {
    if (live) return;
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    updatePlayerPreferences({ speed });
  };
};
