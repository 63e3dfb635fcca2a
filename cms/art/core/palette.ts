import { hashOf } from './random';
import { PALETTES } from './palettes';

/** The only six colours of a channel's pictures. Everything drawn is one of them or a mix of them. */
export interface Palette {
  darkest: string;
  deep: string;
  middle: string;
  /** First light colour: sun, lamp, echo of the title. */
  light: string;
  second: string;
  paper: string;
}

/** Returns the palette of a channel. A channel without one always gets the same known palette. */
export const paletteOf = (channel: string): Palette => {
  const known = PALETTES[channel];
  if (known !== undefined) return known;
  const all = Object.values(PALETTES);
  const found = all[hashOf(channel) % all.length];
  if (found === undefined) throw new Error('There is no palette at all.');
  return found;
};
