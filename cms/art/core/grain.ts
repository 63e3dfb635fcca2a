import type { Definitions } from '../drawing/definitions';
import { rect } from '../drawing/svg';
import { channelsOf } from './color';
import type { Colours } from './mode';
import type { Random } from './random';

const share = (value: number): string => (value / 255).toFixed(3);

/** The paper of a screen print: specks of one palette colour over everything. */
export const grain = (
  W: number,
  H: number,
  colours: Colours,
  random: Random,
  definitions: Definitions,
  strength = 1,
): string => {
  const [red, green, blue] = channelsOf(colours.isLight ? colours.palette.darkest : colours.palette.paper);
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${random.between(0.7, 1.1).toFixed(2)}" numOctaves="2" seed="${String(random.integer(1, 99))}"/>`;
  const matrix = `0 0 0 0 ${share(red)} 0 0 0 0 ${share(green)} 0 0 0 0 ${share(blue)} 0 0 0 -1.6 1.02`;
  const filter = definitions.filter(`${noise}<feColorMatrix values="${matrix}"/>`);
  return rect(0, 0, W, H, 'none', {
    filter,
    opacity: Number((strength * random.between(0.07, 0.15)).toFixed(3)),
  });
};
