import type Hls from 'hls.js/light';
import type { RefObject } from 'react';
import type { PlayerActions, PlayerState } from 'video-react';

import type { AudioOnly } from './audio/use-audio-only';
import { useFullScreen } from './bar/use-full-screen';
import { usePictureInPicture } from './bar/use-picture-in-picture';
import { useRemotePlayback } from './bar/use-remote-playback';
import { useSpeed } from './bar/use-speed';
import { useVolume } from './bar/use-volume';
import type { CaptionState } from './captions/use-captions';
import { secondsBehindLive, liveRange } from '../../../shared/playback/live-position';
import { liveStart } from './live/live-start';
import type { PlayerControls } from './player-controls';
import { useApplySound } from './sounds/use-apply-sound';
import type { Sounds } from './sounds/use-sounds';
import { usePeek } from './timeline/use-peek';
import { useQuality } from './quality/use-quality';
import { clampToRange } from './timeline/timeline-maths';

interface Parts {
  state: PlayerState;
  video: HTMLVideoElement;
  actions: PlayerActions;
  hls: Hls | null;
  live: boolean;
  /** When the event began, ISO 8601. */
  startsAt: string | null;
  chapters: PlayerControls['chapters'];
  storyboard: string | null;
  /** Duration from the catalogue, used until the stream reports its own. */
  knownSeconds: number;
  root: RefObject<HTMLElement>;
  captions: CaptionState;
  audioOnly: AudioOnly;
  sounds: Sounds;
  next: PlayerControls['next'];
  help: () => void;
  transcript: PlayerControls['transcript'];
}

/** Combines video-react's store, hls.js and browser APIs into the controls of the player. */
export const usePlayerControls = (parts: Parts): PlayerControls => {
  const {
    state,
    video,
    actions,
    hls,
    live,
    startsAt,
    chapters,
    storyboard,
    knownSeconds,
    root,
    captions,
    audioOnly,
    sounds,
    next,
    help,
    transcript,
  } = parts;
  const loudness = useVolume(video);
  const setSpeed = useSpeed(video, live);
  const quality = useQuality(hls);
  useApplySound(video, hls, sounds.wanted?.name ?? null);
  const full = useFullScreen(root, video);
  const picture = usePictureInPicture(video);
  const remote = useRemotePlayback(video, hls);
  const peek = usePeek();
  const range = live
    ? liveRange(video.seekable, hls?.liveSyncPosition ?? null)
    : { start: 0, end: Number.isFinite(video.duration) ? video.duration : knownSeconds };
  const seek = (second: number): void => {
    actions.seek(clampToRange(second, range));
    // A paused live stream may have moved past the old position, so seeking also resumes playback.
    if (live && video.paused) actions.play();
  };
  return {
    state,
    video,
    actions,
    live,
    range,
    behind: live ? secondsBehindLive(state.currentTime, range) : 0,
    liveStart: live
      ? liveStart(range, { time: state.currentTime, at: hls?.playingDate?.getTime() ?? null, startsAt })
      : null,
    seek,
    // The store updates its position only when the picture is loaded; the video element updates it at once.
    seekBy: (seconds) => seek(video.currentTime + seconds),
    chapters: live ? [] : chapters,
    storyboard,
    peek,
    toggle: () => (video.paused ? actions.play() : actions.pause()),
    setSpeed,
    loudness,
    captions,
    quality,
    audioOnly,
    sounds,
    full,
    // Sound has no picture to show in a window of its own.
    picture: { ...picture, able: picture.able && !audioOnly.on },
    remote,
    next,
    help,
    transcript,
  };
};
