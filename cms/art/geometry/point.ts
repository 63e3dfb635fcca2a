export type Point = readonly [number, number];

/**
 * Rounds to one decimal: a hundredth of a pixel in the largest rendering of a drawing 400 units wide. More
 * decimals only add bytes.
 */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

export const polyline = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${String(round(x))} ${String(round(y))}`).join('L');

export const polygon = (points: readonly Point[]): string => polyline(points) + 'Z';

/** Template tag for SVG path data: rounds the numbers and keeps the rest. */
export const d = (words: TemplateStringsArray, ...numbers: readonly number[]): string =>
  words.reduce((text, word, i) => text + String(round(numbers[i - 1] ?? 0)) + word);
