import { SHAPES } from '../core/shape';
import { rasterise } from '../tools/rasterise';
import { STORIES } from '../stories/stories';
import { FILM_SETTINGS } from './film-settings';
import { FILMED_VIDEOS, FILMS, type Film } from './films';

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
  it('are the listed ones, each named after its scene', () => {
    const listed = Object.entries(FILM_SETTINGS).flatMap(([scene, { own, codes }]) => [
      ...(own === null ? [] : [scene]),
      ...codes,
    ]);
    const named = FILMS.map(({ name, scene }) => (name === scene ? scene : (name.split('-')[1] ?? '')));
    expect(named.sort()).toEqual(listed.sort());
  });

  it('are there for the scene of every video without a story: upright ones for shorts, wide ones for all others', () => {
    const filmed = new Set(FILMS.map(({ scene, shape }) => `${scene} ${shape}`));
    const others = FILMED_VIDEOS.filter(({ code }) => !STORIES.some((story) => story.code === code));
    expect(others.filter(({ shape }) => shape === 'upright').length).toBeGreaterThan(50);
    expect(others.filter(({ scene, shape }) => !filmed.has(`${scene} ${shape}`))).toEqual([]);
  });

  it.each(FILMS.map((film) => [film.name, film] as const))(
    '%s moves, and ends where it began',
    async (_, film) => {
      const [start, end] = await Promise.all([pixels(film, 0), pixels(film, 1)]);
      expect(meanDifference(start, end)).toBeLessThan(ALIKE);
      // The lights of the windows go out one by one over the whole film, so not every moment differs.
      const drawings = [0, 0.03, 0.11, 0.23, 0.37, 0.53, 0.71].map(film.draw);
      expect(new Set(drawings).size).toBeGreaterThanOrEqual(3);
      for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});
