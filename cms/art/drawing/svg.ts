import { round } from '../geometry/point';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(typeof value === 'number' ? round3(value) : value)}"`)
    .join('');

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

export const element = (name: string, attributes: Attributes, content = ''): string =>
  content === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** Draws an outline without a fill. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) =>
  element('rect', {
    x: round(x),
    y: round(y),
    width: round(Math.max(0, width)),
    height: round(Math.max(0, height)),
    fill,
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  element('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...more });

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  element('g', attributes, content.join(''));
