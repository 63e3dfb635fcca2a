import type { HlsConfig } from 'hls.js';
import Hls from 'hls.js/light';
import { useEffect, useRef } from 'react';

import { secondsBehindLive } from './live-position';
import { failureOfStream, failureOfVideo } from './failure';
import type { Failure } from './failure';
import { replaceSignature } from './replace-signature';

/** Retries end after about seven seconds, then the viewer sees an error. The defaults of hls.js take a minute. */
const RETRY = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: RETRY,
  },
});

/** Loads only the playlist before play is pressed. */
const HLS_CONFIG: Partial<HlsConfig> = {
  autoStartLoad: false,
  manifestLoadPolicy: policy(10_000, 20_000),
  playlistLoadPolicy: policy(10_000, 20_000),
  fragLoadPolicy: policy(10_000, 60_000),
};

/** One opening of the stream; a retry after a failure is a new one. */
export interface Attempt {
  count: number;
  /** Start position in seconds. */
  from: number;
  /** Whether playback starts by itself, because the viewer had pressed play. */
  playing: boolean;
}

interface Props {
  /** URL of the playlist; a renewed URL of the same video changes only the signature. */
  url: string;
  attempt: Attempt;
  live: boolean;
  onFailure: (failure: Failure) => void;
  /**
   * Receives the hls.js instance, for data that the browser does not expose; null where the browser plays HLS
   * natively.
   */
  onEngine: (hls: Hls | null) => void;
  /** Passed by video-react to the children of its video. */
  video?: HTMLVideoElement;
  /** Makes video-react render this inside its video. */
  isVideoChild?: true;
}

const pathOf = (url: string): string => replaceSignature(url, '/media/-/');

const playQuietly = (video: HTMLVideoElement): void => {
  // The browser may block autoplay; the controls then show the paused state.
  void video.play().catch(() => undefined);
};

/** Plays HLS natively, e.g. on iPhones, which have no Media Source Extensions. Returns the cleanup. */
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

/**
 * Plays HLS in the video element of video-react: with hls.js, or natively where hls.js is not supported. Only
 * the playlist is loaded before play is pressed.
 */
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
      xhrSetup: (xhr, asked) => xhr.open('GET', replaceSignature(asked, latest.current.url), true),
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
      // Slow first segments can put a viewer behind live before the first picture. hls.js reports a live position for
      // recordings too, so `live` is checked.
      const edge = hls.liveSyncPosition;
      if (
        latest.current.live &&
        edge !== null &&
        secondsBehindLive(video.currentTime, { start: 0, end: edge }) > 0
      )
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
