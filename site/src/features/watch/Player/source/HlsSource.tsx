import type { HlsConfig } from 'hls.js';
import Hls from 'hls.js/light';
import { useEffect, useRef } from 'react';

import { behindLive } from '../live/live-position';
import { failureOfStream, failureOfVideo } from './failure';
import type { Failure } from './failure';
import { swapPrefix } from './swap-prefix';

/** A viewer is told after about seven seconds that nothing comes; hls.js alone would go on for a minute. */
const RETRY = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: RETRY,
  },
});

/** How streams are loaded: nothing but the playlist before play is pressed. */
const HLS_CONFIG: Partial<HlsConfig> = {
  autoStartLoad: false,
  manifestLoadPolicy: policy(10_000, 20_000),
  playlistLoadPolicy: policy(10_000, 20_000),
  fragLoadPolicy: policy(10_000, 60_000),
};

/** A stream opened anew after it broke. */
export interface Attempt {
  count: number;
  /** Second to begin at. */
  from: number;
  /** Whether it goes on by itself, since the viewer had pressed play. */
  playing: boolean;
}

interface Props {
  /** Address of the playlist; a fresh one for the same video only changes the signature. */
  url: string;
  attempt: Attempt;
  live: boolean;
  onFailure: (failure: Failure) => void;
  /** The engine, for what the browser does not tell; null where the browser plays HLS itself. */
  onEngine: (hls: Hls | null) => void;
  /** Given by video-react to the children of its video. */
  video?: HTMLVideoElement;
  /** Tells video-react to put this inside its video. */
  isVideoChild?: true;
}

const pathOf = (url: string): string => swapPrefix(url, '/media/-/');

const playQuietly = (video: HTMLVideoElement): void => {
  // A browser may refuse to start by itself; the controls then show that it is paused.
  void video.play().catch(() => undefined);
};

/** Playing by the browser itself (iPhones have no media source to feed). */
const playNatively = (
  video: HTMLVideoElement,
  { url, attempt, onFailure }: Pick<Props, 'url' | 'attempt' | 'onFailure'>,
): (() => void) => {
  const broke = (): void => onFailure(failureOfVideo(video.error));
  const ready = (): void => {
    if (attempt.from > 0) video.currentTime = attempt.from;
    if (attempt.playing) playQuietly(video);
  };
  video.addEventListener('error', broke);
  video.addEventListener('loadedmetadata', ready, { once: true });
  video.src = url;
  if (attempt.playing) video.load();
  return () => {
    video.removeEventListener('error', broke);
    video.removeEventListener('loadedmetadata', ready);
  };
};

/** Feeds video-react's video element with HLS, by hls.js or where there is none by the browser. Nothing is loaded before play is pressed but the playlist. */
export const HlsSource = ({ url, attempt, live, onFailure, onEngine, video }: Props) => {
  const latest = useRef({ url, attempt, live, onFailure, onEngine });
  latest.current = { url, attempt, live, onFailure, onEngine };
  const stream = pathOf(url);

  useEffect(() => {
    if (!video) return;
    if (!Hls.isSupported()) return playNatively(video, latest.current);
    const { from, playing } = latest.current.attempt;
    const hls = new Hls({
      ...HLS_CONFIG,
      xhrSetup: (xhr, asked) => xhr.open('GET', swapPrefix(asked, latest.current.url), true),
    });
    let mended = false;
    const start = (): void => hls.startLoad(from > 0 ? from : -1);
    hls.on(Hls.Events.ERROR, (_event, { fatal, type, response }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
        mended = true;
        hls.recoverMediaError();
      } else latest.current.onFailure(failureOfStream({ type, response }));
    });
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      if (playing) playQuietly(video);
      if (!video.paused) start();
    });
    const atEdge = (): void => {
      // Slow first segments leave a live viewer behind before anything was seen. A recording has an edge for hls.js too.
      const edge = hls.liveSyncPosition;
      if (latest.current.live && edge !== null && behindLive(video.currentTime, { start: 0, end: edge }) > 0)
        video.currentTime = edge;
    };
    video.addEventListener('play', start, { once: true });
    video.addEventListener('playing', atEdge, { once: true });
    hls.loadSource(latest.current.url);
    hls.attachMedia(video);
    latest.current.onEngine(hls);
    return () => {
      video.removeEventListener('play', start);
      video.removeEventListener('playing', atEdge);
      latest.current.onEngine(null);
      hls.destroy();
    };
  }, [video, stream, attempt.count]);

  return null;
};
