import { hashOf } from './random';
import { PALETTES } from './palettes';

/** The only six colours of a channel's pictures; everything drawn is one of them or a mix of them. */
export interface Palette {
  darkest: string;
  deep: string;
  middle: string;
  /** The first light: sun, lamp, title echo. */
  light: string;
  second: string;
  paper: string;
}

/** A channel that editors added later gets one of the known palettes, always the same one. */
export const paletteOf = (channel: string): Palette => {
  const known = PALETTES[channel];
  if (known !== undefined) return known;
  const all = Object.values(PALETTES);
  const found = all[hashOf(channel) % all.length];
  if (found === undefined) throw new Error('There is no palette at all.');
  return found;
};
