import type { PlayerState } from 'video-react';

import type { Failure } from '../../../../shared/playback/failure';
import { bufferedAhead } from '../timeline/timeline-maths';

/** Playback counts as stopped when fewer seconds than this are buffered. */
const ENOUGH_SECONDS = 0.5;
const HAVE_CURRENT_DATA = 2;
const HAVE_FUTURE_DATA = 3;

interface Given {
  state: Pick<PlayerState, 'hasStarted' | 'paused' | 'ended' | 'waiting'>;
  video: Pick<HTMLVideoElement, 'buffered' | 'currentTime' | 'readyState'>;
  failure: Failure | null;
  /** True after a retry: playback had started before. */
  reopened: boolean;
}

export interface PlaybackPhase {
  started: boolean;
  /** Whether there is a picture of the film. */
  pictured: boolean;
  ended: boolean;
  /** Whether a failure is shown: what is buffered plays on first. */
  stopped: boolean;
  waiting: boolean;
}

/** Returns what the viewer is to see over the picture. */
export const playbackPhase = ({ state, video, failure, reopened }: Given): PlaybackPhase => {
  const started = state.hasStarted || reopened;
  const ended = started && state.ended && failure === null;
  const stopped =
    failure !== null &&
    (!started || state.paused || bufferedAhead(video.buffered, video.currentTime) < ENOUGH_SECONDS);
  const waiting =
    started && !stopped && !ended && !state.paused && (state.waiting || video.readyState < HAVE_FUTURE_DATA);
  return { started, pictured: started && video.readyState >= HAVE_CURRENT_DATA, ended, stopped, waiting };
};
