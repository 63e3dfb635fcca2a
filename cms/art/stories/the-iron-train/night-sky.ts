import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { goat } from './goat';
import { seated } from './seated';
import { shootingStar, starSky } from './star-sky';

/** Draws the three of them from behind, dark, on the edge of the wagon. */
export const silhouettes: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { darkest, deep } = colours.palette;
  const edge = mix(darkest, deep, 0.1);
  const her = {
    look: { skin: edge, hair: edge, cloth: edge, accent: edge, band: edge },
    cloth: edge,
    fold: edge,
  };
  const y = 330 + Math.sin(t * 5) * 0.8;
  return (
    path(
      d`M-20 ${y - 6}C90 ${y - 42} 190 ${y - 12} 300 ${y - 24}S520 ${y - 50} 660 ${y - 8}V${H + 20}H-20Z`,
      edge,
    ) +
    seated({ x: 210, y: y - 14, z: 22, who: her, head: 'hood', lean: -8 }) +
    seated({ x: 432, y: y - 24, z: 22, who: her, head: 'turban', lean: 7 }) +
    group(
      { transform: 'translate(0 0)' },
      goat(
        { x: 322, y: y - 16, size: 44, t, isLying: true, dust: 1, nod: -18 },
        { ...colours, palette: { ...colours.palette, deep: edge, paper: edge, second: edge, middle: edge } },
      ),
    ) +
    rect(-20, y, W + 40, H, edge) +
    stroke(d`M-20 ${y}H${W + 20}`, mix(deep, colours.palette.middle, 0.3), 1.6)
  );
};

/** Draws the turning sky over them. */
export const starry: Drawing = (context) => {
  const { colours, t } = context;
  const { middle, second, deep } = colours.palette;
  const airglow = context.definitions.linear(
    [
      [0.3, mix(middle, deep, 0.4), 0],
      [0.72, mix(middle, second, 0.1), 0.5],
      [0.94, mix(second, middle, 0.35), 0.62],
    ],
    { gradientTransform: 'rotate(90)' },
  );
  return (
    rect(0, 0, context.W, context.H, airglow) +
    starSky(context, { speed: 1.3, shown: eased((t + 1.5) / 6), pole: [0.5, 0.56] }) +
    shootingStar(470, 60, t - 5.2, colours.paper) +
    shootingStar(250, 40, t - 11.4, colours.palette.light)
  );
};
