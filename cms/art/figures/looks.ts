import { channelsOf, mix } from '../core/color';
import type { Colours } from '../core/mode';
import type { Palette } from '../core/palette';
import type { Random } from '../core/random';
import type { Look } from './head';

/** Minimum warmth of a colour; a colder one would turn a face grey or green. */
const ENOUGH = 60;

/** Palette colour closest to skin in lamplight: red above green above blue. */
const warmOf = ({ middle, light, second }: Palette): string => {
  const warmth = (color: string): number => {
    const [red, green, blue] = channelsOf(color);
    return red - blue - 2 * Math.max(0, green - red);
  };
  const [first, next] = [middle, light, second].sort((one, other) => warmth(other) - warmth(one));
  if (first === undefined || next === undefined) return light;
  return warmth(next) > ENOUGH ? mix(first, next, 0.5) : first;
};

/** Picks colours for one person of a group, so that neighbours differ. */
export const crowdLook = (colours: Colours, random: Random): Look => {
  const warm = warmOf(colours.palette);
  const skins = [0.3, 0.46, 0.6].map((shade) => mix(warm, colours.palette.darkest, shade)) as [
    string,
    ...string[],
  ];
  return {
    skin: random.pick(skins),
    hair: colours.near,
    cloth: colours.paper,
    accent: random.pick([colours.lit, colours.second, colours.middle, colours.paper]),
    band: mix(colours.near, colours.palette.deep, 0.3),
  };
};
