import type { PlayerActions, PlayerState } from 'video-react';

import type { FullScreen } from './bar/use-full-screen';
import type { PictureInPicture } from './bar/use-picture-in-picture';
import type { VolumeControls } from './bar/use-volume';
import type { CaptionState } from './captions/use-captions';
import type { Quality } from './quality/use-quality';
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
  seek: (second: number) => void;
  /**
   * Seeks relative to the position that the video is already seeking to, so that each of several quick presses
   * counts.
   */
  seekBy: (seconds: number) => void;
  toggle: () => void;
  loudness: VolumeControls;
  captions: CaptionState;
  quality: Quality;
  full: FullScreen;
  picture: PictureInPicture;
  /** Title of the next video and the navigation to it; null when there is none. */
  next: { title: string; go: () => void } | null;
  help: () => void;
}
