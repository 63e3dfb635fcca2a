/** SVG shapes that all scenes use. Lengths are pixels of the canvas, angles are radians. */

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a closed path through `points`. */
const closed = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(0, r))}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

/** Returns the outline of an eight-pointed star: two squares, one turned by 45°. */
export const khatam = (x: number, y: number, r: number, turn = 0): string => {
  const inner = (r * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 8;
    const radius = i % 2 ? inner : r;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
  return closed(points);
};

/** Returns the area between the curve `height` and `bottom`. */
export const areaBelow = (
  width: number,
  bottom: number,
  height: (x: number) => number,
  step = width / 64,
): string => {
  const points: [number, number][] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, height(x)]);
  return closed([...points, [width + step, bottom], [-step, bottom]]);
};

/** Draws a vertical gradient of two colours as the sky. */
export const sky = (width: number, height: number, top: string, bottom: string, id = 'sky'): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
  rect(0, 0, width, height, `url(#${id})`);

/** Draws a soft light around a point. */
export const glow = (x: number, y: number, r: number, colour: string, strength = 1): string =>
  circle(x, y, r, colour, `opacity="${(0.1 * strength).toFixed(3)}"`) +
  circle(x, y, r * 0.62, colour, `opacity="${(0.16 * strength).toFixed(3)}"`);
