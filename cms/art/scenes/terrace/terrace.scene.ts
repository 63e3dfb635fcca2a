import { mix } from '../../core/color';
import { path, rect, stroke } from '../../drawing/svg';
import { stringLights } from '../../drawing/string-lights';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { Scene } from '../scene';
import { balustrade } from './balustrade';
import { city } from './city';
import { company } from './company';
import { placeOf, type Terrace } from './terrace-place';

const lights = ({ W, stage, u, cx, floor, colours }: Terrace): string => {
  const { darkest, deep, paper, light } = colours.palette;
  const wire = mix(darkest, deep, 0.4);
  const mast = cx - u * 3.72;
  const top = stage.y + stage.h * 0.2;
  const common = { wire, lights: [paper, mix(light, paper, 0.35)] as const, size: u * 0.12 };
  return [
    rect(mast - u * 0.06, top, u * 0.12, floor - top, wire),
    path(khatam(mast, top - u * 0.1, u * 0.17), light),
    stringLights({
      ...common,
      from: [-20, stage.y + stage.h * 0.03],
      to: [mast, top],
      sag: u * 0.9,
      bulbs: 6,
    }),
    stringLights({
      ...common,
      from: [mast, top],
      to: [W + 20, stage.y + stage.h * 0.02],
      sag: u * 0.5,
      bulbs: 10,
    }),
    stringLights({
      ...common,
      from: [mast, top + u * 0.3],
      to: [W + 20, stage.y + stage.h * 0.17],
      sag: u * 0.62,
      bulbs: 11,
    }),
  ].join('');
};

/** Potted plant that darkens the edges of the picture. */
const plant = ({ u, colours }: Terrace, x: number, foot: number, size: number, color: string): string => {
  const h = u * size;
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.12 + (i / 8) * 0.76);
    const length = h * (0.8 + 0.28 * Math.sin(i * 2.4));
    const [ex, ey] = [x + Math.cos(angle) * length, foot - h * 0.32 - Math.sin(angle) * length];
    const [mx, my] = [x + Math.cos(angle) * length * 0.34, foot - h * 0.3 - Math.sin(angle) * length * 0.8];
    return d`M${x} ${foot - h * 0.3}Q${mx} ${my} ${ex} ${ey}Q${mx + h * 0.14} ${my + h * 0.12} ${x} ${foot - h * 0.3}Z`;
  });
  return (
    path(leaves.join(''), color) +
    path(d`M${x - h * 0.24} ${foot - h * 0.36}h${h * 0.48}l${-h * 0.08} ${h * 0.36}h${-h * 0.32}Z`, color) +
    stroke(d`M${x - h * 0.22} ${foot - h * 0.24}h${h * 0.44}`, colours.lit, u * 0.04, { opacity: 0.7 })
  );
};

/** Draws an evening on a roof above the city: the picture of the landing page. */
export const terrace: Scene = (context) => {
  const place = placeOf(context);
  const { W, H, u, cx, table, floor, colours, definitions } = place;
  const { darkest, deep, light, second } = colours.palette;
  const warmth = definitions.radial(cx, table - u * 0.6, u * 5.6, [
    [0, light, 0.6],
    [0.34, second, 0.3],
    [1, second, 0],
  ]);
  const haze = definitions.linear(
    [
      [0, second, 0],
      [1, mix(second, light, 0.4), 0.42],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const leaf = mix(deep, darkest, 0.35);
  return [
    city(place),
    rect(0, floor - u * 3.2, W, u * 2.5, haze),
    balustrade(place),
    plant(place, cx - u * 4.42, floor + u * 0.32, 1.4, leaf),
    rect(0, 0, W, H, warmth),
    lights(place),
    company(place),
  ].join('');
};
