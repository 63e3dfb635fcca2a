import { mix } from '../core/color';
import type { Colours } from '../core/mode';
import type { Random } from '../core/random';
import type { Look } from './head';

/** Clothes of one of several people: no two neighbours are dressed alike. */
export const crowdLook = (colours: Colours, random: Random): Look => {
  const skins = [
    mix(colours.second, colours.near, 0.42),
    mix(colours.middle, colours.near, 0.35),
    mix(colours.lit, colours.near, 0.5),
  ] as const;
  return {
    skin: random.pick(skins),
    hair: colours.near,
    cloth: colours.paper,
    accent: random.pick([colours.lit, colours.second, colours.middle, colours.paper]),
    band: mix(colours.near, colours.palette.deep, 0.3),
  };
};
