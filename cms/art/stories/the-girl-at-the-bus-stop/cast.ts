import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { rect, stroke } from '../../drawing/svg';
import type { HeadName, Look } from '../../figures/head';
import { jointsOf, person, type Person } from '../../figures/person';
import type { Pose } from '../../figures/pose';
import { STANDING } from '../../figures/pose-blend';
import { d } from '../../geometry/point';
import { openBook } from './book';

type Palette = Colours['palette'];

const skinOf = ({ light, second, darkest }: Palette): string => mix(mix(light, second, 0.6), darkest, 0.2);

interface Role {
  head: HeadName;
  look: Look;
  shirt: string;
  trousers: string;
  isRobed?: boolean;
}

const ROLES = {
  girl: ({ palette }: Colours): Role => ({
    head: 'bun',
    look: {
      skin: skinOf(palette),
      hair: palette.darkest,
      cloth: palette.paper,
      accent: palette.paper,
      band: palette.darkest,
    },
    shirt: palette.light,
    trousers: palette.deep,
    isRobed: true,
  }),
  salim: ({ palette }: Colours): Role => ({
    head: 'curls',
    look: {
      skin: mix(skinOf(palette), palette.darkest, 0.12),
      hair: palette.darkest,
      cloth: palette.paper,
      accent: palette.second,
      band: palette.darkest,
    },
    shirt: mix(palette.second, palette.paper, 0.35),
    trousers: mix(palette.deep, palette.darkest, 0.55),
  }),
  greySalim: ({ palette }: Colours): Role => ({
    head: 'curls',
    look: {
      skin: mix(skinOf(palette), palette.darkest, 0.12),
      hair: mix(palette.paper, palette.deep, 0.32),
      cloth: palette.paper,
      accent: palette.second,
      band: palette.darkest,
    },
    shirt: mix(palette.second, palette.paper, 0.35),
    trousers: mix(palette.deep, palette.darkest, 0.55),
  }),
  rim: ({ palette }: Colours): Role => ({
    head: 'long',
    look: {
      skin: skinOf(palette),
      hair: palette.darkest,
      cloth: palette.paper,
      accent: palette.paper,
      band: palette.darkest,
    },
    shirt: palette.light,
    trousers: palette.deep,
  }),
  lady: ({ palette }: Colours): Role => ({
    head: 'veil',
    look: {
      skin: mix(skinOf(palette), palette.darkest, 0.08),
      hair: palette.darkest,
      cloth: palette.paper,
      accent: palette.paper,
      band: palette.darkest,
    },
    shirt: mix(palette.light, palette.middle, 0.45),
    trousers: palette.deep,
    isRobed: true,
  }),
} satisfies Record<string, (colours: Colours) => Role>;

export type RoleName = keyof typeof ROLES;

/** Returns how one of the people of this film looks, the same in every shot. */
export const roleOf = (name: RoleName, colours: Colours): Role => ROLES[name](colours);

/** Both hands before the breast, at a book. */
export const READING: Pose = {
  ...STANDING,
  head: [0.015, 0.94],
  arms: [
    [
      [0.15, 0.62],
      [0.2, 0.68],
    ],
    [
      [-0.11, 0.62],
      [0.06, 0.66],
    ],
  ],
};

/** One hand holds something at the breast, the other hangs. */
export const HOLDING: Pose = {
  ...STANDING,
  arms: [
    [
      [0.14, 0.64],
      [0.22, 0.7],
    ],
    [
      [-0.12, 0.66],
      [-0.12, 0.5],
    ],
  ],
};

/** One hand at the mouth with a cup. */
export const DRINKING: Pose = {
  ...STANDING,
  head: [-0.015, 0.95],
  arms: [
    [
      [0.17, 0.7],
      [0.09, 0.86],
    ],
    [
      [-0.13, 0.65],
      [-0.2, 0.68],
    ],
  ],
};

/** Hand raised as far as the shoulder: half of a greeting. */
export const HALF_GREETING: Pose = {
  ...STANDING,
  arms: [
    [
      [0.17, 0.68],
      [0.22, 0.86],
    ],
    [
      [-0.12, 0.66],
      [-0.12, 0.5],
    ],
  ],
};

export interface Placed extends Pick<Person, 'x' | 'y' | 'height' | 'isTurned'> {
  pose?: Person['pose'];
  /** Seconds, for breathing. */
  t?: number;
}

const breathing = (pose: Person['pose'], t: number, y: number): Person['pose'] => {
  if (typeof pose === 'string') return pose;
  const lifted = 0.004 * Math.sin(t * 1.9 + y);
  return {
    ...pose,
    head: [pose.head[0], pose.head[1] + lifted],
    neck: [pose.neck[0], pose.neck[1] + lifted],
  };
};

/** Draws one of the people of this film. */
export const figure = (
  name: RoleName,
  colours: Colours,
  { pose = STANDING, t = 0, ...place }: Placed,
): string => person({ ...place, ...roleOf(name, colours), pose: breathing(pose, t, place.x) });

/** Draws the girl with her scarf, reading; `closed` is how far she has closed the book, from 0 to 1. */
export const girlReading = (colours: Colours, { pose = READING, ...place }: Placed, closed = 0): string => {
  const { palette } = colours;
  const who: Person = { ...place, ...roleOf('girl', colours), pose };
  const { neck, near, far } = jointsOf(who);
  const h = place.height;
  const [x, y] = [(near.hand[0] + far.hand[0]) / 2, Math.min(near.hand[1], far.hand[1]) - h * 0.02];
  return (
    figure('girl', colours, { pose, ...place }) +
    rect(neck[0] - h * 0.06, neck[1] - h * 0.022, h * 0.12, h * 0.045, palette.paper, { rx: h * 0.02 }) +
    stroke(d`M${neck[0] - h * 0.035} ${neck[1]}l${-h * 0.02} ${h * 0.16}`, palette.paper, h * 0.035) +
    openBook(x, y, h * 0.1, colours, closed)
  );
};
