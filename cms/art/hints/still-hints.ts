import type { ArtHint } from '../core/record';
import { EVENING_STILLS } from './stills/evening.stills';
import { SPORT_STILLS } from './stills/sport.stills';
import { WORK_STILLS } from './stills/work.stills';

const STILLS = { ...SPORT_STILLS, ...WORK_STILLS, ...EVENING_STILLS };

/** Hints for stills by the code of the video. All stills of a show have one cast, so its people return. */
export const STILL_HINTS: Readonly<Record<string, ArtHint>> = Object.fromEntries(
  Object.entries(STILLS).flatMap(([show, stills]) =>
    Object.entries(stills).map(([code, [scene, mode, composition, mirrored]]) => [
      code,
      { seed: code, cast: show, scene, mode, composition, isMirrored: mirrored !== undefined },
    ]),
  ),
);
