import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, polyline, type Point } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';

/** Places of the map. */
const CAPITAL: Point = [262, 286];
const ATAR: Point = [466, 168];
const HALT: Point = [470, 96];
const PORT: Point = [178, 112];

const ROAD: readonly Point[] = [
  CAPITAL,
  [306, 262],
  [352, 240],
  [398, 214],
  [436, 196],
  ATAR,
  [476, 130],
  HALT,
];
const RAILS: readonly Point[] = [HALT, [420, 106], [360, 92], [300, 98], [236, 92], PORT];

/** First part of a line through points. */
const partOf = (points: readonly Point[], share: number): Point[] => {
  const lengths = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const part = points.slice(0, 1);
  for (const [i, length] of lengths.entries()) {
    const [[ax, ay], [bx, by]] = [points[i] ?? CAPITAL, points[i + 1] ?? CAPITAL];
    const along = Math.min(1, left / length);
    part.push([ax + (bx - ax) * along, ay + (by - ay) * along]);
    if (left <= length) break;
    left -= length;
  }
  return part;
};

/** Places where the goat bit: x, y and radius. */
const BITES = [
  [262, 330, 30],
  [232, 316, 24],
  [290, 318, 26],
  [252, 294, 24],
  [276, 292, 22],
  [212, 334, 22],
  [312, 334, 20],
] as const;

/** Draws the map with the way so far: shares of the road and of the railway, and how much the goat has eaten. */
export const travelMap = (
  { W, H, colours, writer, definitions, t }: ShotContext,
  { road = 0, rails = 0, bitten = 0 },
): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const table = mix(mix(second, deep, 0.62), darkest, 0.1);
  const boards = [0.22, 0.5, 0.78].map((share) => d`M-10 ${H * share}H${W + 10}`).join('');
  const sheet = mix(paper, light, 0.16);
  const sea = mix(middle, paper, 0.5);
  const coast = d`M84 28H196C214 62 190 84 176 104C166 124 186 126 196 116C204 150 226 170 214 204C222 240 244 250 252 284C256 304 250 320 252 332H84Z`;
  const dunes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
    const [x, y] = [300 + ((i * 97) % 210), 60 + ((i * 61) % 220)];
    return d`M${x} ${y}q12 -12 24 0q10 -8 20 0`;
  });
  const place = ([x, y]: Point, text: string, dx: number, dy: number, reached: boolean): string =>
    path(khatam(x, y, reached ? 8 : 6), reached ? mix(second, darkest, 0.1) : deep) +
    circle(x, y, 2.2, paper) +
    writer.write(
      { text, locale: 'ar', x: x + dx, y: y + dy, size: 19, color: deep, weight: 700, anchor: 'middle' },
      definitions,
    );
  const way = (points: readonly Point[], share: number, dashes?: string): string => {
    if (share <= 0) return '';
    const part = partOf(points, share);
    const [x, y] = part.at(-1) ?? CAPITAL;
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
    return (
      stroke(polyline(part), mix(second, darkest, 0.28), 5, { ...round, 'stroke-dasharray': dashes }) +
      (share < 1 ? circle(x, y, 6 + Math.sin(t * 6), mix(second, darkest, 0.1)) : '')
    );
  };
  const mouths = BITES.map(([x, y, r], i) =>
    circle(x, y, r * Math.min(1, Math.max(0, bitten * 7 - i)), table),
  );
  const crumbs =
    bitten > 0
      ? [0, 1, 2, 3, 4].map((i) => path(khatam(206 + i * 30, 346 + (i % 2) * 7, 3, i), sheet)).join('')
      : '';
  return [
    rect(0, 0, W, H, table),
    stroke(boards, mix(table, darkest, 0.35), 1.5),
    tilted(
      -1.6,
      W / 2,
      H / 2,
      rect(90, 34, 466, 304, darkest, { opacity: 0.35 }),
      rect(84, 28, 466, 304, sheet),
      path(coast, sea),
      stroke(dunes.join(''), mix(sheet, deep, 0.28), 1.6, { 'stroke-linecap': 'round' }),
      ...[0, 1, 2, 3, 4].map((i) => {
        const y = 150 + i * 34;
        return stroke(d`M${108 + (i % 2) * 14} ${y}q9 -7 18 0t18 0t18 0`, mix(sea, paper, 0.55), 1.8);
      }),
      stroke(d`M239 28V332M394 28V332M84 129H550M84 230H550`, mix(sheet, deep, 0.14), 1),
      stroke(polyline(RAILS), mix(sheet, deep, 0.55), 1.8, { 'stroke-dasharray': '2 5' }),
      way(ROAD, road),
      way(RAILS, rails, '9 7'),
      place(CAPITAL, 'نواكشوط', 52, 7, road > 0),
      place(ATAR, 'أطار', 32, 8, road > 0.72),
      place(HALT, 'شوم', 32, 4, road >= 1),
      place(PORT, 'نواذيبو', 46, 24, rails >= 1),
      ...mouths,
    ),
    crumbs,
  ].join('');
};
