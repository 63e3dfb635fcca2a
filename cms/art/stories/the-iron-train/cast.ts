import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import type { HeadName, Look } from '../../figures/head';
import { person } from '../../figures/person';
import { STANDING } from '../../figures/pose-blend';
import type { Pose, PoseName } from '../../figures/pose';
import { path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { isNight } from './desert';

export interface Character {
  look: Look;
  cloth: string;
  fold: string;
}

const tonesOf = (colours: Colours, dust: number): ((color: string) => string) => {
  const { deep, second, paper } = colours.palette;
  const grey = mix(mix(deep, second, 0.35), paper, 0.25);
  const dim = isNight(colours) ? 0.3 : colours.isLight ? 0 : 0.12;
  return (color) => mix(mix(color, grey, dust), deep, dim);
};

/** The traveller: a veil and wrap of coral; `dust` covers her with iron. */
export const traveller = (colours: Colours, dust = 0): Character => {
  const { darkest, deep, light, second } = colours.palette;
  const tone = tonesOf(colours, dust);
  const skin = tone(mix(mix(second, light, 0.4), darkest, 0.4));
  return {
    look: {
      skin,
      hair: darkest,
      cloth: tone(second),
      accent: tone(mix(second, light, 0.12)),
      band: tone(deep),
    },
    cloth: tone(mix(second, deep, 0.14)),
    fold: tone(mix(second, deep, 0.42)),
  };
};

/** The man who sells goats: a wide robe of light blue, a golden turban. */
export const goatSeller = (colours: Colours, dust = 0): Character => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const tone = tonesOf(colours, dust);
  return {
    look: {
      skin: tone(mix(mix(second, light, 0.4), darkest, 0.58)),
      hair: darkest,
      cloth: tone(paper),
      accent: tone(mix(light, paper, 0.25)),
      band: tone(mix(light, deep, 0.45)),
    },
    cloth: tone(mix(middle, paper, 0.42)),
    fold: tone(mix(middle, deep, 0.15)),
  };
};

/** Draws the traveller's small bag, its handle at (x, y). */
export const bag = (x: number, y: number, u: number, colours: Colours): string => {
  const { darkest, middle, light, paper } = colours.palette;
  const leather = mix(middle, darkest, isNight(colours) ? 0.55 : 0.35);
  return (
    stroke(
      d`M${x - u * 0.5} ${y + u * 0.5}Q${x} ${y - u * 0.5} ${x + u * 0.5} ${y + u * 0.5}`,
      leather,
      u * 0.14,
    ) +
    rect(x - u, y + u * 0.4, u * 2, u * 1.3, leather, { rx: u * 0.24 }) +
    path(d`M${x - u} ${y + u * 0.8}h${u * 2}v${u * 0.16}h${-u * 2}Z`, mix(paper, middle, 0.2)) +
    rect(x - u * 0.14, y + u * 0.74, u * 0.28, u * 0.34, light)
  );
};

/** Draws a character who stands or walks in a robe, with the feet at (x, y). */
export const standing = (
  { look, cloth, fold }: Character,
  head: HeadName,
  at: { x: number; y: number; height: number; isTurned?: boolean },
  pose: PoseName | Pose = STANDING,
): string => person({ ...at, pose, head, look, shirt: cloth, trousers: fold, isRobed: true });
