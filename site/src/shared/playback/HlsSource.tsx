import type { Fragment, HlsConfig, Level } from 'hls.js';
import Hls from 'hls.js/light';
import { useEffect, useRef, useState } from 'react';

import { holdUntilPicture } from '../prefetch/hold-until-picture';
import { secondsBehindLive } from './live-position';
import { failureOfStream } from './failure';
import type { Failure } from './failure';
import { keepPlaying } from './keep-playing';
import { createNetworkRecovery } from './network-recovery';
import { askAboutAv1, keepOneCodec } from './one-codec';
import { playNatively } from './play-natively';
import { replaceSignature } from './replace-signature';
import { hasSoundsApart, leaveSurroundOut, loadWholeHls } from './sounds-apart';
import { startVideo } from './start-video';
import { watchStalls } from './watch-stalls';

/**
 * Retries end after about seven seconds, then the viewer sees an error as soon as nothing is buffered. The defaults of
 * hls.js take a minute.
 */
const RETRY = { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: RETRY,
  },
});

/** Loads only the playlist before play is pressed, and then a minute ahead: what is not watched costs data too. */
const HLS_CONFIG: Partial<HlsConfig> = {
  autoStartLoad: false,
  maxMaxBufferLength: 60,
  manifestLoadPolicy: policy(10_000, 20_000),
  playlistLoadPolicy: policy(10_000, 20_000),
  fragLoadPolicy: policy(10_000, 60_000),
  // The page has the captions. The whole hls.js would also show those of the playlist.
  subtitleTrackController: undefined,
  subtitleStreamController: undefined,
  timelineController: undefined,
};

/** One opening of the stream; a retry after a failure is a new one. */
export interface Attempt {
  count: number;
  /** Start position in seconds. */
  from: number;
  /** Whether playback starts by itself, because the viewer had pressed play. */
  playing: boolean;
  /** Whether the viewer had begun to watch: the picture of the position is loaded while paused, too. */
  isBegun?: boolean;
}

interface Props {
  /** URL of the playlist; a renewed URL of the same video changes only the signature. */
  url: string;
  attempt: Attempt;
  live: boolean;
  /** How often a refused URL was renewed: hls.js then goes on loading, and keeps what it has. */
  renewals?: number;
  /** Receives null when playback goes on by itself. */
  onFailure: (failure: Failure | null) => void;
  /** Called when the browser wants a press before it plays. */
  onBlocked?: () => void;
  /** Called when the browser plays only without sound. */
  onSilenced?: () => void;
  /**
   * Receives the hls.js instance, for data that the browser does not expose; null where the browser plays HLS
   * natively.
   */
  onEngine: (hls: Hls | null) => void;
  /** Returns the index of the level to begin with, or -1 for automatic quality. */
  selectLevel?: (levels: readonly Level[]) => number;
  /** Passed by video-react to the children of its video. */
  video?: HTMLVideoElement;
  /** Makes video-react render this inside its video. */
  isVideoChild?: true;
}

const NOT_FOUND = 404;
/** Distance from the end of a missing segment, in seconds. */
const AFTER_SECONDS = 0.05;

type Latest = Pick<Props, 'url' | 'attempt' | 'live' | 'onFailure' | 'onEngine'> & {
  onBlocked: Props['onBlocked'];
  onSilenced: Props['onSilenced'];
  selectLevel: Props['selectLevel'];
};

const pathOf = (url: string): string => replaceSignature(url, '/media/-/');

/**
 * Plays HLS in the video element of video-react: with hls.js, or natively where hls.js is not supported. Only
 * the playlist is loaded before play is pressed.
 */
export const HlsSource = ({
  url,
  attempt,
  live,
  renewals = 0,
  onFailure,
  onBlocked,
  onSilenced,
  onEngine,
  selectLevel,
  video,
}: Props) => {
  const now: Latest = { url, attempt, live, onFailure, onBlocked, onSilenced, onEngine, selectLevel };
  const latest = useRef(now);
  latest.current = now;
  const stream = pathOf(url);
  const loadOn = useRef<(() => void) | null>(null);
  const [Engine, setEngine] = useState(() => Hls);
  /** Whether the light hls.js was told to play when the whole one came: leaving it pauses the video. */
  const wasPlaying = useRef(false);

  useEffect(() => {
    if (!video) return;
    const play = (): void => void startVideo(video, latest.current);
    const stopKeeping = keepPlaying(video, play);
    if (!Hls.isSupported()) {
      const close = playNatively(video, latest.current, play);
      return () => {
        stopKeeping();
        close();
      };
    }
    const { from, isBegun } = latest.current.attempt;
    const playing = latest.current.attempt.playing || wasPlaying.current;
    wasPlaying.current = false;
    let isClosed = false;
    void askAboutAv1();
    const hls = new Engine({
      ...HLS_CONFIG,
      xhrSetup: (xhr, asked) => xhr.open('GET', replaceSignature(asked, latest.current.url), true),
    });
    let mended = false;
    let release: (() => void) | undefined;
    const start = (): void => {
      release ??= holdUntilPicture();
      hls.startLoad(from > 0 ? from : -1);
    };
    let isParsed = false;
    const load = (): void => {
      // Before its first segment hls.js knows no position, and would begin at 0.
      const position = isParsed ? 0 : video.currentTime || from;
      if (hls.levels.length > 0) hls.startLoad(position > 0 ? position : -1);
      else hls.loadSource(latest.current.url);
    };
    loadOn.current = load;
    const recovery = createNetworkRecovery(load);
    hls.on(Hls.Events.ERROR, (_event, { fatal, type, response, details, frag }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
        mended = true;
        hls.recoverMediaError();
        return;
      }
      const failure = failureOfStream({ type, response, details });
      latest.current.onFailure(failure);
      if (failure !== 'network') return;
      const isMissing = recovery.fail() > 1 && response?.code === NOT_FOUND;
      // A segment that is not there will not come: go on after it.
      if (isMissing && frag) video.currentTime = Math.max(video.currentTime, frag.end + AFTER_SECONDS);
    });
    let loading: Fragment | null = null;
    let arrived = 0;
    hls.on(Hls.Events.FRAG_LOADING, (_event, { frag }) => {
      loading = frag;
      arrived = 0;
    });
    hls.on(Hls.Events.FRAG_LOADED, () => {
      loading = null;
      if (recovery.succeed()) latest.current.onFailure(null);
    });
    hls.on(Hls.Events.FRAG_PARSED, () => {
      isParsed = true;
    });
    const becomeWhole = async (): Promise<void> => {
      try {
        const Whole = await loadWholeHls();
        if (isClosed) return;
        wasPlaying.current = !video.paused;
        setEngine(() => Whole);
      } catch {
        if (!isClosed) latest.current.onFailure('network');
      }
    };
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      if (Engine === Hls && hasSoundsApart(hls.levels)) return void becomeWhole();
      leaveSurroundOut(hls);
      keepOneCodec(hls);
      // Before the first segment is asked for, which may be now.
      const level = latest.current.selectLevel?.(hls.levels) ?? -1;
      if (level >= 0) hls.loadLevel = level;
      if (playing) play();
      // A start after this one would return to the first position.
      if (isBegun) video.removeEventListener('play', start);
      if (!video.paused || isBegun) start();
      if (recovery.succeed()) latest.current.onFailure(null);
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
    const unwatch = watchStalls(video, () => {
      const before = arrived;
      arrived = loading?.stats.loaded ?? 0;
      // A slow segment would begin again from its first byte.
      if (arrived > before) return;
      hls.stopLoad();
      hls.startLoad(-1);
    });
    return () => {
      isClosed = true;
      stopKeeping();
      unwatch();
      release?.();
      recovery.stop();
      video.removeEventListener('play', start);
      video.removeEventListener('playing', atEdge);
      latest.current.onEngine(null);
      loadOn.current = null;
      hls.destroy();
    };
  }, [video, stream, attempt.count, Engine]);

  useEffect(() => {
    if (renewals > 0) loadOn.current?.();
  }, [renewals]);

  return null;
};
