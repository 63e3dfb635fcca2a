import { mix } from '../../core/color';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { back, coffeePot, guest, looker, type Guest } from '../../figures/guest';
import type { HeadName, Look } from '../../figures/head';
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
  [-2.62, 0.08, 'veil', 'tell', -1],
  [-1.36, -0.14, 'ghutra', 'rest', 1],
  [-0.06, -0.32, 'curls', 'cup', -1],
  [1.26, -0.16, 'long', 'rest', 1],
  [2.54, 0.08, 'turban', 'tell', 1],
];

/** Two people at the parapet who look at the sun, between the table and the city. */
const lookers = (place: Terrace): string => {
  const { u, cx, floor, colours } = place;
  const { deep, middle, paper, second, light } = colours.palette;
  const ground = floor + u * 0.14;
  const shaded = mix(paper, middle, 0.22);
  return (
    looker(
      cx + u * 3.26,
      ground,
      u * 1.95,
      'hood',
      lookOf(place, 0.5, mix(second, middle, 0.55), paper),
      mix(deep, middle, 0.3),
      deep,
    ) +
    looker(
      cx + u * 3.88,
      ground,
      u * 2.12,
      'fall',
      lookOf(place, 0.5, light, shaded),
      mix(shaded, middle, 0.12),
      mix(shaded, middle, 0.5),
    )
  );
};

/** Guests behind the table, facing the viewer. */
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
      foot: table + u * 0.1,
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

/** Round tray table with a star, a pot, cups, fruit and a lantern that lights the faces. */
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
    stroke(
      d`M${cx - u * 0.28} ${table - u * 0.42}H${cx + u * 0.28}M${cx - u * 0.2} ${table}L${cx - u * 0.28} ${table - u * 0.42}L${cx - u * 0.16} ${table - u * 0.74}M${cx + u * 0.2} ${table}L${cx + u * 0.28} ${table - u * 0.42}L${cx + u * 0.16} ${table - u * 0.74}`,
      darkest,
      u * 0.045,
    ) +
    path(khatam(cx, table - u * 0.4, u * 0.17), paper) +
    path(
      d`M${cx - u * 0.2} ${table - u * 0.74}H${cx + u * 0.2}L${cx} ${table - u * 1.04}ZM${cx - u * 0.25} ${table + u * 0.02}H${cx + u * 0.25}L${cx + u * 0.2} ${table - u * 0.06}H${cx - u * 0.2}Z`,
      darkest,
    );
  return [
    ellipse(cx, table + u * 0.2, u * 3.42, u * 0.92, darkest, { opacity: 0.55 }),
    ellipse(cx, table + u * 0.12, u * 3.34, u * 0.88, mix(deep, darkest, 0.3)),
    ellipse(cx, table, u * 3.34, u * 0.88, middle),
    ellipse(cx, table, u * 3.14, u * 0.8, mix(middle, second, 0.35)),
    flat(
      path(khatam(cx, table, u * 2.5), light) +
        path(khatam(cx, table, u * 2.0, SIXTEENTH_TURN), mix(light, second, 0.55)) +
        path(khatam(cx, table, u * 1.5), paper),
    ),
    plate(-1.5, -0.22, mix(middle, darkest, 0.35)),
    plate(1.0, 0.42, second),
    ...cups,
    coffeePot(cx + u * 1.15, table + u * 0.06, u * 0.78, -1, mix(middle, darkest, 0.35), light),
    lamp,
  ].join('');
};

/** Nearest layer: three people seen from behind, with a bright edge from the light. */
const nearest = ({ H, stage, u, cx, table, colours }: Terrace): string => {
  const { darkest, deep, light } = colours.palette;
  const cushion = (x: number, y: number, w: number): string =>
    rect(x - w, y, w * 2, u * 0.5, mix(deep, darkest, 0.6), { rx: u * 0.24 });
  const low = Math.min(H + 5, stage.y + stage.h + u * 1.6);
  return (
    [
      [-3.7, 0.2, 'hood'],
      [-1.35, 0.74, 'short'],
      [1.42, 0.7, 'bun'],
      [3.75, 0.16, 'curls'],
    ] as const
  )
    .map(([dx, dy, head], i) => {
      const [x, y] = [cx + dx * u, table + dy * u];
      const dark = i % 2 === 0 ? darkest : mix(darkest, deep, 0.3);
      return cushion(x, y + u * 2.2, u * 1.2) + back(x, y, u * 0.8, low, head, dark, light);
    })
    .join('');
};

/** Draws everyone on the roof, from the parapet to the viewer. */
export const company = (place: Terrace): string =>
  lookers(place) + seated(place) + supper(place) + nearest(place);
