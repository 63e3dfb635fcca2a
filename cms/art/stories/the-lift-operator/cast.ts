import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { circle, path, stroke } from '../../drawing/svg';
import type { HeadName, Look } from '../../figures/head';
import { jointsOf, person, type Person } from '../../figures/person';
import { d } from '../../geometry/point';

/** How a person of the house is dressed, in every shot. */
interface Dress {
  head: HeadName;
  look: Look;
  shirt: string;
  trousers: string;
  isRobed?: boolean;
}

export type Neighbour =
  | 'operator'
  | 'pianist'
  | 'pupil'
  | 'cook'
  | 'twin'
  | 'dentist'
  | 'patient'
  | 'widow'
  | 'bride'
  | 'workman';

/** Returns the clothes and looks of a person, in the colours of a shot. */
export const dressOf = (name: Neighbour, { palette }: Colours): Dress => {
  const { darkest, deep, middle, light, second, paper } = palette;
  const look = (tone: number, hair: string, accent: string): Look => ({
    skin: mix(mix(middle, paper, 0.55), darkest, tone),
    hair,
    cloth: paper,
    accent,
    band: darkest,
  });
  const dresses: Readonly<Record<Neighbour, Dress>> = {
    operator: {
      head: 'short',
      look: look(0.14, mix(paper, deep, 0.42), second),
      shirt: middle,
      trousers: mix(deep, darkest, 0.5),
    },
    pianist: {
      head: 'curls',
      look: look(0.3, darkest, second),
      shirt: mix(deep, light, 0.28),
      trousers: darkest,
    },
    pupil: { head: 'bun', look: look(0.1, mix(middle, darkest, 0.6), second), shirt: second, trousers: deep },
    cook: { head: 'veil', look: look(0.22, darkest, paper), shirt: second, trousers: second, isRobed: true },
    twin: {
      head: 'curls',
      look: look(0.2, mix(middle, darkest, 0.72), second),
      shirt: mix(deep, paper, 0.16),
      trousers: mix(deep, paper, 0.36),
    },
    dentist: {
      head: 'short',
      look: look(0.24, darkest, paper),
      shirt: paper,
      trousers: mix(paper, deep, 0.4),
    },
    patient: { head: 'short', look: look(0.1, mix(deep, light, 0.5), second), shirt: second, trousers: deep },
    widow: {
      head: 'veil',
      look: look(0.12, darkest, mix(deep, middle, 0.2)),
      shirt: mix(deep, darkest, 0.35),
      trousers: deep,
      isRobed: true,
    },
    bride: {
      head: 'long',
      look: look(0.16, mix(middle, darkest, 0.8), paper),
      shirt: mix(paper, light, 0.3),
      trousers: paper,
      isRobed: true,
    },
    workman: { head: 'cap', look: look(0.3, darkest, second), shirt: mix(deep, light, 0.4), trousers: deep },
  };
  return dresses[name];
};

/** Draws the operator's moustache, one shape, on a head around (x, y). */
export const moustache = (x: number, y: number, z: number, color: string): string =>
  path(
    d`M${x} ${y + z * 0.12}C${x + z * 0.12} ${y + z * 0.06} ${x + z * 0.24} ${y + z * 0.12} ${x + z * 0.4} ${y + z * 0.06}` +
      d`C${x + z * 0.34} ${y + z * 0.3} ${x + z * 0.12} ${y + z * 0.3} ${x} ${y + z * 0.2}` +
      d`C${x - z * 0.12} ${y + z * 0.3} ${x - z * 0.34} ${y + z * 0.3} ${x - z * 0.4} ${y + z * 0.06}` +
      d`C${x - z * 0.24} ${y + z * 0.12} ${x - z * 0.12} ${y + z * 0.06} ${x} ${y + z * 0.12}Z`,
    color,
  );

/** Draws the six buttons of the jacket on a bust around (x, y). */
export const buttonsOf = (x: number, y: number, z: number, { palette }: Colours): string =>
  [-1, 1]
    .flatMap((side) =>
      [1.25, 1.65, 2.05].map((down) => circle(x + side * z * 0.24, y + z * down, z * 0.085, palette.light)),
    )
    .join('');

type Stance = Pick<Person, 'x' | 'y' | 'height' | 'pose' | 'isTurned'>;

/** Draws a person of the house in full figure. */
export const figure = (name: Neighbour, stance: Stance, colours: Colours): string => {
  const who: Person = { ...stance, ...dressOf(name, colours) };
  const drawn = person(who);
  if (name !== 'operator') return drawn;
  const { height: h } = stance;
  const { head, neck } = jointsOf(who);
  const rows = [-1, 1].flatMap((side) =>
    [0.09, 0.16, 0.23].map((down) =>
      circle(neck[0] + side * h * 0.042, neck[1] + h * down, h * 0.014, colours.palette.light),
    ),
  );
  const collar = stroke(
    d`M${neck[0] - h * 0.05} ${neck[1] + h * 0.02}L${neck[0]} ${neck[1] + h * 0.07}L${neck[0] + h * 0.05} ${neck[1] + h * 0.02}`,
    colours.palette.light,
    h * 0.012,
  );
  return drawn + collar + rows.join('') + moustache(head[0], head[1], h * 0.155, who.look.hair);
};

/** Draws the wedding dress: a bell of fabric whose hem is `w` wide; it sways. */
export const weddingDress = (
  x: number,
  y: number,
  h: number,
  w: number,
  t: number,
  { palette }: Colours,
): string => {
  const sway = Math.sin(t * 1.6) * w * 0.03;
  const waist = y - h * 0.55;
  const layer = (share: number, color: string): string => {
    const half = (w / 2) * share;
    const hem = Array.from({ length: 4 }, (_, i) => {
      const right = x + half - (i * half) / 2;
      return d`Q${right - half * 0.25 + sway} ${y + h * 0.07 + Math.sin(t * 2 + i) * h * 0.02} ${right - half * 0.5 + sway} ${y}`;
    });
    return path(
      d`M${x - h * 0.08} ${waist}H${x + h * 0.08}C${x + h * 0.16} ${waist + h * 0.2} ${x + half} ${y - h * 0.24} ${x + half + sway} ${y}` +
        hem.join('') +
        d`C${x - half} ${y - h * 0.24} ${x - h * 0.16} ${waist + h * 0.2} ${x - h * 0.08} ${waist}Z`,
      color,
    );
  };
  return (
    layer(1, mix(palette.paper, palette.middle, 0.22)) +
    layer(0.8, mix(palette.paper, palette.middle, 0.1)) +
    layer(0.55, palette.paper)
  );
};
