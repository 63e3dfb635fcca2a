import type { Clip } from './clip';
import { beatClip } from './scenes/beat.clip';
import { dhowClip } from './scenes/dhow.clip';
import { dunesClip } from './scenes/dunes.clip';
import { khatamClip } from './scenes/khatam.clip';
import { lanternsClip } from './scenes/lanterns.clip';
import { pitchClip } from './scenes/pitch.clip';
import { skylineClip } from './scenes/skyline.clip';

export const ALL_CLIPS: readonly Clip[] = [
  khatamClip,
  dunesClip,
  dhowClip,
  lanternsClip,
  pitchClip,
  skylineClip,
  beatClip,
];
