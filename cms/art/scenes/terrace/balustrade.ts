import { mix } from '../../core/color';
import { group, path, rect, stroke } from '../../drawing/svg';
import { lattice } from '../../geometry/lattice';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { Terrace } from './terrace-place';

/** Parapet with posts and star-shaped openings; the sky shows through them. */
const parapet = ({ W, u, parapet: top, floor, colours, definitions, cx }: Terrace): string => {
  const h = floor - top;
  const { darkest, deep, middle } = colours.palette;
  const body = mix(deep, darkest, 0.45);
  const tiles = lattice({ x: 0, y: top, w: W, h }, h * 0.8, 1.02, [cx, top + h * 0.52]);
  const band = definitions.clip(rect(0, top + h * 0.14, W, h * 0.76, 'white'));
  const shine = definitions.radial(cx, top + h / 2, u * 6.5, [
    [0, colours.lit],
    [0.35, mix(colours.second, middle, 0.3)],
    [1, mix(middle, deep, 0.6)],
  ]);
  const posts = Array.from({ length: Math.ceil(W / (u * 2.4)) + 1 }, (_, i) => {
    const x = cx + u * (1.2 + 2.4 * (i - Math.floor(cx / (u * 2.4)) - 1));
    return (
      rect(x - u * 0.13, top - u * 0.06, u * 0.26, h + u * 0.06, body) +
      path(khatam(x, top - u * 0.16, u * 0.15), body)
    );
  });
  return [
    rect(0, top, W, h, body),
    group({ 'clip-path': band }, path(tiles.octagons, shine), path(tiles.squares, shine, { opacity: 0.75 })),
    ...posts,
    rect(0, top - u * 0.04, W, u * 0.14, mix(body, middle, 0.22)),
    rect(0, top - u * 0.04, W, u * 0.03, colours.lit, { opacity: 0.5 }),
    rect(0, floor - u * 0.07, W, u * 0.1, darkest),
  ].join('');
};

/** Tiles up to the parapet, and a carpet under the table. */
const ground = ({ W, H, u, cx, floor, table, colours, definitions }: Terrace): string => {
  const { darkest, deep, middle, light, second } = colours.palette;
  const stone = definitions.linear(
    [
      [0, mix(middle, deep, 0.5)],
      [0.5, mix(deep, darkest, 0.35)],
      [1, darkest],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const joints = Array.from({ length: 25 }, (_, i) => {
    const x = cx + (i - 12) * u * 0.9;
    return d`M${x} ${floor}L${cx + (x - cx) * 2.6} ${H}`;
  });
  const rows = [0.12, 0.32, 0.6, 0.95].map((share) => d`M0 ${floor + (H - floor) * share}H${W}`);
  const carpet = (k: number): string =>
    d`M${cx - u * 3.9 * k} ${table - u * 0.62 * k}H${cx + u * 3.9 * k}L${cx + u * 5 * k} ${table + u * 1.5 * k}H${cx - u * 5 * k}Z`;
  const star = (x: number, color: string): string =>
    group(
      { transform: `translate(0 ${String(Math.round((table - u * 0.28) * 0.62))}) scale(1 .38)` },
      path(khatam(x, table - u * 0.28, u * 0.26), color),
    );
  return [
    rect(0, floor, W, H - floor, stone),
    stroke(joints.join('') + rows.join(''), light, 1.2, { opacity: 0.12 }),
    path(carpet(1), mix(second, middle, 0.5)),
    path(carpet(0.95), mix(deep, middle, 0.3)),
    path(carpet(0.89), mix(middle, darkest, 0.12)),
    ...[-3.3, 3.3].map((dx) => star(cx + dx * u, light)),
    ...[-2.5, 2.5].map((dx) => star(cx + dx * u, second)),
  ].join('');
};

export const balustrade = (place: Terrace): string => parapet(place) + ground(place);
