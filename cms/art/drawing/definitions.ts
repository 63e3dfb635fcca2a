import { element, type Attributes } from './svg';

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');

/** Collects the `<defs>` of an SVG drawing. Each method returns the `url(#…)` reference. */
export class Definitions {
  private readonly items: string[] = [];

  linear(list: readonly Stop[], attributes: Attributes = {}): string {
    return this.add('linearGradient', attributes, stops(list));
  }

  radial(cx: number, cy: number, r: number, list: readonly Stop[], more: Attributes = {}): string {
    return this.add('radialGradient', { cx, cy, r, gradientUnits: 'userSpaceOnUse', ...more }, stops(list));
  }

  clip(content: string): string {
    return this.add('clipPath', {}, content);
  }

  /** Adds a mask; the masked part is visible where `content` is white. */
  mask(width: number, height: number, content: string): string {
    return this.add('mask', { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height }, content);
  }

  filter(content: string): string {
    return this.add('filter', { x: 0, y: 0, width: '100%', height: '100%' }, content);
  }

  toString(): string {
    return element('defs', {}, this.items.join(''));
  }

  private add(name: string, attributes: Attributes, content: string): string {
    const id = `s${String(this.items.length)}`;
    this.items.push(element(name, { id, ...attributes }, content));
    return `url(#${id})`;
  }
}
