import { mix } from '../core/color';
import type { Colours } from '../core/mode';
import type { Random } from '../core/random';
import type { Look } from './head';

/** Clothes of one of several people: no two neighbours are dressed alike. */
export const crowdLook = (colours: Colours, random: Random): Look => {
  const { middle, light, second, darkest } = colours.palette;
  const skins = [
    mix(middle, darkest, 0.35),
    mix(mix(middle, light, 0.35), darkest, 0.3),
    mix(mix(middle, second, 0.5), darkest, 0.25),
  ] as const;
  return {
    skin: random.pick(skins),
    hair: colours.near,
    cloth: colours.paper,
    accent: random.pick([colours.lit, colours.second, colours.middle, colours.paper]),
    band: mix(colours.near, colours.palette.deep, 0.3),
  };
};
