import { petals } from './petals';

const points = (d: string): [number, number][] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('petals', () => {
  it.each([6, 8, 12, 16])('have one of each piece for each of %i folds', (folds) => {
    const { petals: rim, kites, seeds, core } = petals(0, 0, 100, folds);
    for (const pieces of [rim, kites, seeds]) expect(pieces.match(/Z/g)).toHaveLength(folds);
    expect(points(core)).toHaveLength(2 * folds);
  });

  it('keep within their ring and around its middle', () => {
    const pieces = Object.values(petals(50, -20, 100, 16)) as string[];
    const corners = pieces.flatMap(points);
    expect(corners.length).toBeGreaterThan(16);
    for (const [x, y] of corners) expect(Math.hypot(x - 50, y + 20)).toBeLessThanOrEqual(100.1);
  });

  it('look the same after a turn by one fold', () => {
    const folds = 8;
    const turned = points(petals(0, 0, 100, folds).petals).map(([x, y]) => {
      const angle = (2 * Math.PI) / folds;
      return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
    });
    const own = points(petals(0, 0, 100, folds).petals);
    const apart = turned.map(([x, y]) => Math.min(...own.map(([a, b]) => Math.hypot(x - a, y - b))));
    expect(Math.max(...apart)).toBeLessThan(0.2);
  });
});
