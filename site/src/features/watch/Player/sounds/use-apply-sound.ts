import type Hls from 'hls.js/light';
import { useEffect } from 'react';

/** A sound of a video that the browser plays itself (HTML, AudioTrack). Only Safari has them. */
interface AudioTrack {
  label: string;
  enabled: boolean;
}

interface WithAudioTracks {
  audioTracks?: EventTarget & Iterable<AudioTrack>;
}

/**
 * Plays the sound of this name, with hls.js or where the browser plays HLS itself, and again each time the stream is
 * opened. Null leaves the choice to the device.
 */
export const useApplySound = (video: HTMLVideoElement, hls: Hls | null, name: string | null): void => {
  useEffect(() => {
    if (name === null) return;
    if (hls) {
      hls.setAudioOption({ name });
      return;
    }
    const { audioTracks } = video as HTMLVideoElement & WithAudioTracks;
    if (!audioTracks) return;
    const apply = (): void => {
      const tracks = [...audioTracks];
      if (!tracks.some(({ label }) => label === name)) return;
      for (const track of tracks) track.enabled = track.label === name;
    };
    apply();
    audioTracks.addEventListener('addtrack', apply);
    return () => audioTracks.removeEventListener('addtrack', apply);
  }, [video, hls, name]);
};
