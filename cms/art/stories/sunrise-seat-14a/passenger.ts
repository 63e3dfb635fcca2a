import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { group, path, stroke } from '../../drawing/svg';
import { back } from '../../figures/guest';
import { bust } from '../../figures/bust';
import type { Look } from '../../figures/head';
import { d } from '../../geometry/point';

/** Colours of the passenger, who keeps them in every light. */
export const passengerLook = ({ palette }: Colours): { look: Look; coat: string; rim: string } => {
  const { darkest, deep, middle, light, second, paper } = palette;
  return {
    look: {
      skin: mix(second, deep, 0.32),
      hair: darkest,
      cloth: paper,
      accent: mix(paper, light, 0.35),
      band: deep,
    },
    coat: mix(middle, second, 0.18),
    rim: mix(light, deep, 0.3),
  };
};

/** Draws the passenger as the dark window shows her. */
export const reflection = (colours: Colours, x: number, y: number, z: number, opacity: number): string => {
  const { look, coat, rim } = passengerLook(colours);
  return opacity <= 0
    ? ''
    : group(
        { opacity },
        bust({ x, y, z, foot: y + z * 3, head: 'veil', look, body: coat, rim, hasPin: false }),
      );
};

/** Draws the passenger from behind, dark in front of the light. */
export const fromBehind = ({ palette }: Colours, x: number, y: number, z: number): string =>
  back(x, y, z, 660, 'hood', mix(palette.darkest, palette.deep, 0.25), palette.light);

/** Draws the passenger from the front, her chin on her hand; `warmth` is the light on her. */
export const facing = (colours: Colours, x: number, y: number, z: number, warmth: number): string => {
  const { look, coat, rim } = passengerLook(colours);
  const { darkest, light } = colours.palette;
  const lit = (color: string): string => mix(mix(color, darkest, 0.42 * (1 - warmth)), light, 0.16 * warmth);
  const own: Look = {
    ...look,
    skin: lit(look.skin),
    accent: lit(look.accent),
  };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const elbow = [x + z * 1.2, y + z * 2.3] as const;
  const hand = [x + z * 0.36, y + z * 0.56] as const;
  const sleeve = d`M${x + z * 0.95} ${y + z * 1.3}L${elbow[0]} ${elbow[1]}L${x + z * 0.66} ${y + z * 1.2}`;
  return (
    bust({
      x,
      y,
      z,
      foot: y + z * 3.2,
      head: 'veil',
      look: own,
      body: lit(coat),
      rim: lit(rim),
      hasPin: true,
    }) +
    stroke(d`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, own.skin, z * 0.2, round) +
    stroke(sleeve, lit(rim), z * 0.38, round) +
    stroke(sleeve, lit(coat), z * 0.33, round) +
    path(
      d`M${hand[0] - z * 0.16} ${hand[1] + z * 0.08}Q${hand[0] - z * 0.12} ${hand[1] - z * 0.3} ${hand[0] + z * 0.06} ${hand[1] - z * 0.3}Q${hand[0] + z * 0.2} ${hand[1] - z * 0.1} ${hand[0] + z * 0.12} ${hand[1] + z * 0.12}Z`,
      own.skin,
    )
  );
};
