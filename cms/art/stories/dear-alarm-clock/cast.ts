import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import type { Look } from '../../figures/head';

/** Colours of the sleeper, who wears the same pyjamas in every light. */
export const sleeper = ({ palette }: Colours): { look: Look; shirt: string; trousers: string } => {
  const { darkest, deep, light, second, middle, paper } = palette;
  return {
    look: {
      skin: mix(second, deep, 0.3),
      hair: mix(darkest, deep, 0.25),
      cloth: paper,
      accent: light,
      band: deep,
    },
    shirt: mix(paper, second, 0.35),
    trousers: mix(middle, light, 0.25),
  };
};
