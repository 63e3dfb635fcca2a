import type { Locale } from '@sahra/schemas/constants';

import { altOf } from './alt';
import type { ArtHint } from './core/record';
import { STORY_ALTS } from './hints/story-alts';
import { STILL_HINTS } from './hints/still-hints';
import { VIDEO_HINTS } from './hints/video-hints';

/** Name and alt text of a committed picture. */
export interface DrawnFor {
  name: string;
  alt: Record<Locale, string>;
}

/** Returns the hint of a seeded video. A video without one gets the picture that its code chooses. */
export const hintOfVideo = (code: string): ArtHint => ({
  seed: code,
  ...STILL_HINTS[code],
  ...VIDEO_HINTS[code],
});

/** Returns the wide picture of a seeded video. */
export const pictureOfVideo = (code: string, channel: string): DrawnFor => ({
  name: `videos/${code}-wide`,
  alt: STORY_ALTS[code] ?? altOf(channel, hintOfVideo(code)),
});
