import type Hls from 'hls.js/light';
import { useEffect, useState } from 'react';

export interface RemotePlaybackChoice {
  /** Whether the browser can play this film on another screen. */
  able: boolean;
  /** Opens the browser's list of screens. */
  choose: () => void;
}

/**
 * Playing on another screen (Remote Playback API, AirPlay in Safari). Only a film that the browser plays natively can be
 * sent: what hls.js feeds into it has no address.
 */
export const useRemotePlayback = (video: HTMLVideoElement, hls: Hls | null): RemotePlaybackChoice => {
  const [able, setAble] = useState(false);
  useEffect(() => {
    if (hls || !('remote' in video)) return;
    const { remote } = video;
    let watched: number | null = null;
    let gone = false;
    remote
      .watchAvailability((available) => setAble(available))
      .then((id) => {
        if (gone) void remote.cancelWatchAvailability(id).catch(() => undefined);
        else watched = id;
      })
      // The browser does not look for screens in advance: its list says whether there are any.
      .catch(() => !gone && setAble(true));
    return () => {
      gone = true;
      setAble(false);
      if (watched !== null) void remote.cancelWatchAvailability(watched).catch(() => undefined);
    };
  }, [video, hls]);
  return {
    able,
    choose: () => {
      // The viewer may close the list without a choice.
      void video.remote.prompt().catch(() => undefined);
    },
  };
};
