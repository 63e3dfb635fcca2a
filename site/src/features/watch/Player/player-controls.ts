import type { PlayerActions, PlayerState } from 'video-react';

import type { FullScreen } from './bar/use-full-screen';
import type { PictureInPicture } from './bar/use-picture-in-picture';
import type { Loudness } from './bar/use-volume';
import type { CaptionState } from './captions/use-captions';
import type { Quality } from './quality/use-quality';
import type { TimelineRange } from './timeline/timeline-maths';

/** Everything the parts of the player share: what is, and what can be asked. */
export interface PlayerControls {
  state: PlayerState;
  video: HTMLVideoElement;
  actions: PlayerActions;
  live: boolean;
  range: TimelineRange;
  /** Seconds behind live; 0 at the edge and for recordings. */
  behind: number;
  seek: (second: number) => void;
  /** Goes on from where the picture is going to be: of presses that follow each other quickly, each one counts. */
  seekBy: (seconds: number) => void;
  toggle: () => void;
  loudness: Loudness;
  captions: CaptionState;
  quality: Quality;
  full: FullScreen;
  picture: PictureInPicture;
  /** Title of the next video and the way to it; null when nothing follows. */
  next: { title: string; go: () => void } | null;
  help: () => void;
}
