import { useEffect } from 'react';

import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';

export interface VolumeControls {
  set: (volume: number) => void;
  toggleMute: () => void;
}

/** Controls the volume, restored from this device's preferences. */
export const useVolume = (video: HTMLVideoElement): VolumeControls => {
  useEffect(() => {
    const { volume, muted } = playerPreferences.get();
    video.volume = volume;
    video.muted = muted;
  }, [video]);
  const keep = (volume: number, muted: boolean): void => {
    video.volume = volume;
    video.muted = muted;
    updatePlayerPreferences({ volume, muted });
  };
  return {
    set: (volume) => {
      const within = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
      keep(within, within === 0);
    },
    toggleMute: () => {
      const silent = video.muted || video.volume === 0;
      keep(silent && video.volume === 0 ? 1 : video.volume, !silent);
    },
  };
};
