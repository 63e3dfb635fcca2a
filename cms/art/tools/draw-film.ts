import { once } from 'node:events';

import sharp from 'sharp';

import { SHAPES } from '../core/shape';
import { DRAWINGS_PER_SECOND, FILM_SECONDS, FILMS } from '../films/films';
import { seededStreams } from '../films/seeded-streams';
import { rasterise } from './rasterise';

/**
 * Writes to standard output, for the encoder of media: without a name, what there is to encode as JSON; with the
 * names of films, their frames one after the other as raw RGBA.
 */
const SIZES = { wide: { width: 960, height: 540 }, upright: { width: 540, height: 960 } } as const;

const list = async () => ({
  seconds: FILM_SECONDS,
  drawingsPerSecond: DRAWINGS_PER_SECOND,
  films: FILMS.map(({ name, shape, sound, cues }) => ({ name, shape, ...SIZES[shape], sound, cues })),
  streams: Object.fromEntries(await seededStreams()),
});

const writeFrames = async (wanted: string): Promise<void> => {
  const film = FILMS.find(({ name }) => name === wanted);
  if (!film) throw new Error(`There is no film ${wanted}.`);
  const { width } = SIZES[film.shape];
  const [drawnWidth] = SHAPES[film.shape === 'wide' ? 'wide' : 'short'];
  const count = FILM_SECONDS * DRAWINGS_PER_SECOND;
  sharp.concurrency(1);
  for (let index = 0; index < count; index += 1) {
    const frame = await rasterise(film.draw(index / count), drawnWidth, width)
      .ensureAlpha()
      .raw()
      .toBuffer();
    if (!process.stdout.write(frame)) await once(process.stdout, 'drain');
  }
};

const writeFilms = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await writeFrames(name);
};

const names = process.argv.slice(2);
void (names.length === 0
  ? list().then((films) => process.stdout.write(JSON.stringify(films)))
  : writeFilms(names));
