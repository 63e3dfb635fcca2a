import { SHAPES } from '../core/shape';
import { rasterise } from '../tools/rasterise';
import { FILM_SETTINGS } from './film-settings';
import { FILMS, type Film } from './films';

const WIDTH = 96;
/** Largest mean difference of two frames that look alike, of 255. */
const ALIKE = 0.5;

const pixels = ({ shape, draw }: Film, time: number): Promise<Buffer> =>
  rasterise(draw(time), SHAPES[shape === 'wide' ? 'wide' : 'short'][0], WIDTH)
    .raw()
    .toBuffer();

const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

describe('films', () => {
  it('are of at least fourteen scenes', () => {
    expect(Object.keys(FILM_SETTINGS).length).toBeGreaterThanOrEqual(14);
    expect(FILMS.filter(({ shape }) => shape === 'wide').length).toBeGreaterThanOrEqual(14);
  });

  it.each(FILMS.map((film) => [film.name, film] as const))(
    '%s moves, and ends where it began',
    async (_, film) => {
      const [start, end] = await Promise.all([pixels(film, 0), pixels(film, 1)]);
      expect(meanDifference(start, end)).toBeLessThan(ALIKE);
      // The lights of the windows go out one by one, so not every moment differs.
      const drawings = [0, 0.03, 0.07, 0.11].map(film.draw);
      expect(new Set(drawings).size).toBeGreaterThanOrEqual(3);
      for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});
