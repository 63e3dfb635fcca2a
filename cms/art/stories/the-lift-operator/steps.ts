import { mix } from '../../core/color';
import { ellipse, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { bars } from './lattice';
import { dressOf, type Neighbour } from './cast';

/** The six who ride, in the order in which they stand; the twins are two. */
export const RIDERS = [
  'pianist',
  'twin',
  'twin',
  'dentist',
  'bride',
  'widow',
] as const satisfies readonly Neighbour[];

const GROUND = 258;

interface Tread {
  x: number;
  /** Height to which each foot is raised. */
  raised: readonly [number, number];
  color: string;
  shoe: string;
  isRobed: boolean;
  small: number;
}

const legs = ({ x, raised, color, shoe, isRobed, small }: Tread): string => {
  const sides = [-1, 1] as const;
  const footAt = (side: -1 | 1): readonly [number, number] => [
    x + side * 19 * small,
    GROUND - raised[side > 0 ? 1 : 0],
  ];
  const feet = sides.map((side) => {
    const [fx, y] = footAt(side);
    return path(
      d`M${fx - 13 * small} ${y}V${y - 20 * small}Q${fx} ${y - 30 * small} ${fx + 10 * small} ${y - 20 * small}Q${fx + 34 * small} ${y - 16 * small} ${fx + 34 * small} ${y}Z`,
      shoe,
    );
  });
  const trousers = sides.map((side) => {
    const [fx, y] = footAt(side);
    return stroke(d`M${x + side * 15 * small} -20L${fx - 2 * small} ${y - 19 * small}`, color, 25 * small);
  });
  const robe = path(
    d`M${x - 26} -20H${x + 26}L${x + 44} ${GROUND - 18}Q${x} ${GROUND - 4} ${x - 44} ${GROUND - 18}Z`,
    color,
  );
  return isRobed ? feet.join('') + robe : trousers.join('') + feet.join('');
};

/** Draws the shoes of the six in the dark; who is in `heard` moves and is seen a little. */
export const steps = (context: ShotContext, heard: readonly number[]): string => {
  const { colours, t, W, H } = context;
  const { darkest, deep, light } = colours.palette;
  const drawn = RIDERS.map((name, i) => {
    const isHeard = heard.includes(i);
    const { shirt, trousers, isRobed = false } = dressOf(name, colours);
    const beat = name === 'twin' ? 9 : name === 'pianist' ? 7 : 4;
    const lift = isHeard ? Math.max(0, Math.sin(t * beat)) * (name === 'widow' ? 5 : 12) : 0;
    const other = isHeard && name === 'twin' ? Math.max(0, -Math.sin(t * beat)) * 12 : 0;
    const shown = isHeard ? 0 : isRobed ? 0.7 : 0.5;
    const tone = isRobed ? shirt : trousers;
    return legs({
      x: 78 + i * 97,
      raised: [other, lift],
      color: mix(mix(tone, light, isHeard ? 0.3 : 0.05), darkest, shown),
      shoe: mix(mix(deep, light, isHeard ? 0.8 : 0.34), darkest, shown),
      isRobed,
      small: name === 'twin' ? 0.74 : 1,
    });
  });
  const spots = heard.map((i) => ellipse(84 + i * 97, GROUND + 4, 62, 13, mix(deep, light, 0.34)));
  const tiles = Array.from({ length: 9 }, (_, i) => khatam(30 + i * 74, GROUND + 52, 20)).join('');
  return (
    rect(0, 0, W, H, darkest) +
    bars({ x: 0, y: 0, w: W, h: GROUND, columns: 9, rows: 4, color: mix(darkest, deep, 0.7), width: 2 }) +
    rect(0, GROUND - 8, W, H, mix(darkest, deep, 0.75)) +
    path(tiles, mix(darkest, deep, 0.45)) +
    spots.join('') +
    drawn.join('')
  );
};
