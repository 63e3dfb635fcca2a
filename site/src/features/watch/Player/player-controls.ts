import type { PlayerActions, PlayerState } from 'video-react';

import type { AudioOnly } from './audio/use-audio-only';
import type { FullScreen } from './bar/use-full-screen';
import type { PictureInPicture } from './bar/use-picture-in-picture';
import type { RemotePlaybackChoice } from './bar/use-remote-playback';
import type { VolumeControls } from './bar/use-volume';
import type { CaptionState } from './captions/use-captions';
import type { Chapter } from './chapters/chapter-at';
import type { LiveStart } from './live/live-start';
import type { Quality } from './quality/use-quality';
import type { Sounds } from './sounds/use-sounds';
import type { TimelineRange } from './timeline/timeline-maths';

/** State and actions that the parts of the player share. */
export interface PlayerControls {
  state: PlayerState;
  video: HTMLVideoElement;
  actions: PlayerActions;
  live: boolean;
  range: TimelineRange;
  /** Seconds behind live; 0 at the live position and for recordings. */
  behind: number;
  /** How far back one can go in what is live; null for recordings, and where that is not far. */
  liveStart: LiveStart | null;
  seek: (second: number) => void;
  /**
   * Seeks relative to the position that the video is already seeking to, so that each of several quick presses
   * counts.
   */
  seekBy: (seconds: number) => void;
  toggle: () => void;
  /** Chapters in order; empty without them, and for live streams. */
  chapters: readonly Chapter[];
  /** Address of the pictures for the preview of the timeline; null without them. */
  storyboard: string | null;
  /** Preview of the position for a moment after a seek with the keyboard. */
  peek: { on: boolean; show: () => void };
  setSpeed: (speed: number) => void;
  loudness: VolumeControls;
  captions: CaptionState;
  quality: Quality;
  audioOnly: AudioOnly;
  sounds: Sounds;
  full: FullScreen;
  picture: PictureInPicture;
  remote: RemotePlaybackChoice;
  /** Title of the next video and the navigation to it; null when there is none. */
  next: { title: string; go: () => void } | null;
  help: () => void;
  /** Transcript under the film; null without captions. */
  transcript: { on: boolean; toggle: () => void } | null;
}
