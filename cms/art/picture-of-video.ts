import type { Locale } from '@sahra/schemas/constants';

import { altOf } from './alt';
import { SHOW_HINTS } from './hints/show-hints';
import { STILL_HINTS } from './hints/still-hints';
import { VIDEO_HINTS } from './hints/video-hints';

/** Name and alt text of a committed picture. */
export interface DrawnFor {
  name: string;
  alt: Record<Locale, string>;
}

interface DrawnVideo {
  code: string;
  show: string;
  channel: string;
  /** Number of earlier videos of the show that have no picture of their own. */
  turn: number;
}

const stillsOf = (show: string, drawn: ReadonlySet<string>): string[] => {
  const stills: string[] = [];
  for (let name = `${show}-still-1`; drawn.has(`shows/${name}`); name = `${show}-still-${stills.length + 1}`)
    stills.push(name);
  return stills;
};

/** Whether a video has a picture of its own, not shared with its show. */
export const hasOwnPicture = (code: string, drawn: ReadonlySet<string>): boolean =>
  drawn.has(`videos/${code}-wide`);

/** Returns the wide picture of a video: its own, else the show's stills in turn, else the show's picture. */
export const pictureOfVideo = (
  { code, show, channel, turn }: DrawnVideo,
  drawn: ReadonlySet<string>,
): DrawnFor => {
  if (hasOwnPicture(code, drawn))
    return { name: `videos/${code}-wide`, alt: altOf(channel, { seed: code, ...VIDEO_HINTS[code] }) };
  const stills = stillsOf(show, drawn);
  const still = stills[turn % stills.length];
  return still === undefined
    ? { name: `shows/${show}-wide`, alt: altOf(channel, { seed: show, ...SHOW_HINTS[show] }) }
    : { name: `shows/${still}`, alt: altOf(channel, { seed: still, ...STILL_HINTS[still] }) };
};
