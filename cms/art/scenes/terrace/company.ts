import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect } from '../../drawing/svg';
import { coffeePot, back, guest, type Guest } from '../../figures/guest';
import type { HeadName, Look } from '../../figures/head';
import { person } from '../../figures/person';
import { d, round } from '../../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../../geometry/star';
import type { Terrace } from './terrace-place';

const lookOf = ({ colours }: Terrace, skin: number, accent: string, cloth: string): Look => {
  const { middle, darkest, light } = colours.palette;
  return {
    skin: mix(mix(middle, light, 0.3), darkest, skin),
    hair: darkest,
    cloth,
    accent,
    band: darkest,
  };
};

type Seat = readonly [dx: number, dy: number, head: HeadName, gesture: Guest['gesture'], side: 1 | -1];
const SEATS: readonly Seat[] = [
  [-2.95, 0.1, 'veil', 'cup', 1],
  [-1.62, -0.16, 'ghutra', 'point', -1],
  [-0.24, -0.3, 'curls', 'rest', 1],
  [1.2, -0.18, 'long', 'cup', -1],
  [2.62, 0.06, 'turban', 'pour', -1],
];

/** Two who look at the sun, at the parapet: the depth between table and city. */
const lookers = (place: Terrace): string => {
  const { u, cx, floor, colours } = place;
  const { darkest, deep, middle, paper } = colours.palette;
  const stand = { y: floor + u * 0.16, height: u * 2.05, isRobed: true } as const;
  const dark = mix(deep, darkest, 0.5);
  return (
    person({
      ...stand,
      x: cx + u * 3.78,
      pose: 'speak',
      head: 'bun',
      look: lookOf(place, 0.55, paper, paper),
      shirt: mix(middle, deep, 0.25),
      trousers: dark,
      isTurned: true,
    }) +
    person({
      ...stand,
      x: cx + u * 4.46,
      height: u * 2.2,
      pose: 'walk',
      head: 'ghutra',
      look: lookOf(place, 0.5, paper, mix(paper, middle, 0.25)),
      shirt: mix(paper, middle, 0.4),
      trousers: dark,
      isTurned: true,
    })
  );
};

/** Those who sit behind the table and see the viewer. */
const seated = (place: Terrace): string => {
  const { u, cx, table, colours } = place;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const bodies = [second, mix(paper, light, 0.12), light, mix(deep, middle, 0.12), mix(middle, second, 0.25)];
  const accents = [paper, light, second, light, mix(second, paper, 0.35)];
  const skins = [0.42, 0.5, 0.62, 0.4, 0.56];
  return SEATS.map(([dx, dy, head, gesture, side], i) =>
    guest({
      x: cx + dx * u,
      y: table - u * 1.62 + dy * u,
      z: u * 0.62,
      foot: table + u * 0.3,
      head,
      look: lookOf(place, skins[i] ?? 0.5, accents[i] ?? paper, paper),
      body: bodies[i] ?? middle,
      rim: mix(darkest, deep, 0.4),
      gesture,
      side,
      thing: gesture === 'pour' ? light : paper,
    }),
  ).join('');
};

/** A round tray-table with its star, a pot, cups, fruit and the lantern that lights the faces. */
const supper = ({ u, cx, table, colours }: Terrace): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const flat = (content: string): string =>
    group({ transform: `translate(0 ${String(round(table * 0.71))}) scale(1 .29)` }, content);
  const cups = (
    [
      [-2.2, 0.02],
      [-1.1, 0.24],
      [1.75, 0.16],
    ] as const
  ).map(([dx, dy]) => {
    const [x, y] = [cx + dx * u, table + dy * u];
    return path(d`M${x - u * 0.1} ${y - u * 0.2}h${u * 0.2}l${-u * 0.04} ${u * 0.2}h${-u * 0.12}Z`, paper);
  });
  const plate = (dx: number, dy: number, color: string): string => {
    const [x, y] = [cx + dx * u, table + dy * u];
    return (
      ellipse(x, y, u * 0.42, u * 0.12, paper) +
      [-0.18, 0, 0.18, -0.09, 0.09]
        .map((at, i) => circle(x + at * u, y - u * (i > 2 ? 0.17 : 0.06), u * 0.1, color))
        .join('')
    );
  };
  const lamp =
    circle(cx, table - u * 0.42, u * 1.15, light, { opacity: 0.16 }) +
    circle(cx, table - u * 0.42, u * 0.68, light, { opacity: 0.26 }) +
    path(
      d`M${cx - u * 0.2} ${table - u * 0.02}L${cx - u * 0.28} ${table - u * 0.42}L${cx - u * 0.16} ${table - u * 0.74}H${cx + u * 0.16}L${cx + u * 0.28} ${table - u * 0.42}L${cx + u * 0.2} ${table - u * 0.02}Z`,
      light,
    ) +
    path(khatam(cx, table - u * 0.4, u * 0.17), paper) +
    path(
      d`M${cx - u * 0.2} ${table - u * 0.74}H${cx + u * 0.2}L${cx} ${table - u * 1.04}ZM${cx - u * 0.25} ${table + u * 0.02}H${cx + u * 0.25}L${cx + u * 0.2} ${table - u * 0.06}H${cx - u * 0.2}Z`,
      darkest,
    );
  return [
    ellipse(cx, table + u * 0.2, u * 3.28, u * 0.9, darkest, { opacity: 0.55 }),
    ellipse(cx, table + u * 0.12, u * 3.18, u * 0.86, mix(deep, darkest, 0.3)),
    ellipse(cx, table, u * 3.18, u * 0.86, middle),
    ellipse(cx, table, u * 2.98, u * 0.78, mix(middle, second, 0.35)),
    flat(
      path(khatam(cx, table, u * 2.5), light) +
        path(khatam(cx, table, u * 2.0, SIXTEENTH_TURN), mix(light, second, 0.55)) +
        path(khatam(cx, table, u * 1.5), paper),
    ),
    plate(-1.5, -0.22, mix(middle, darkest, 0.35)),
    plate(1.0, 0.42, second),
    ...cups,
    coffeePot(cx + u * 0.95, table + u * 0.02, u * 0.66, -1, mix(light, middle, 0.25), darkest),
    lamp,
  ].join('');
};

/** Nearest: three who turn their backs, edged by the light they look at. */
const nearest = ({ H, stage, u, cx, table, colours }: Terrace): string => {
  const { darkest, deep, light } = colours.palette;
  const cushion = (x: number, y: number, w: number): string =>
    rect(x - w, y, w * 2, u * 0.5, mix(deep, darkest, 0.6), { rx: u * 0.24 });
  const low = Math.min(H + 5, stage.y + stage.h + u * 1.6);
  return (
    [
      [-3.7, 0.2, 'veil'],
      [-1.35, 0.74, 'short'],
      [1.42, 0.7, 'bun'],
      [3.75, 0.16, 'ghutra'],
    ] as const
  )
    .map(([dx, dy, head], i) => {
      const [x, y] = [cx + dx * u, table + dy * u];
      const dark = i % 2 === 0 ? darkest : mix(darkest, deep, 0.3);
      return cushion(x, y + u * 2.2, u * 1.2) + back(x, y, u * 0.8, low, head, dark, light);
    })
    .join('');
};

/** Everybody on the roof, from the parapet to the viewer. */
export const company = (place: Terrace): string =>
  lookers(place) + seated(place) + supper(place) + nearest(place);
