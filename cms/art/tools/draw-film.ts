import { once } from 'node:events';

import sharp from 'sharp';

import { SHAPES } from '../core/shape';
import { FILM_SECONDS } from '../films/film-seconds';
import { DRAWINGS_PER_SECOND, FILMS, type Film } from '../films/films';
import { seededStreams } from '../films/seeded-streams';
import { drawStory } from '../stories/draw-story';
import { playStory } from '../stories/music/play-story';
import { STORIES } from '../stories/stories';
import { storyCues, storySeconds, type Story } from '../stories/story';
import { createWriter } from '../stories/writer';
import { loadTypeface } from '../title/typeface';
import { filmCanvas } from './film-canvas';
import { rasterise } from './rasterise';

/**
 * Writes to standard output, for the encoder of media: without a name, what there is to encode as JSON; with the
 * names of films and stories, their frames one after the other as raw RGBA; with `--sound` and the name of a story, its
 * sound as 32-bit samples of one channel, 48,000 a second.
 */
const SIZES = { wide: { width: 960, height: 540 }, upright: { width: 540, height: 960 } } as const;
const STORY_SIZES = { wide: { width: 1920, height: 1080 }, upright: { width: 1080, height: 1920 } } as const;
/** Every second frame of 25 a second is drawn. */
const STORY_DRAWINGS_PER_SECOND = 12.5;

const list = async () => ({
  films: [
    ...FILMS.map(({ name, shape, sound, cues }) => ({
      name,
      shape,
      ...SIZES[shape],
      seconds: FILM_SECONDS,
      drawingsPerSecond: DRAWINGS_PER_SECOND,
      sound,
      cues,
      story: null,
    })),
    ...STORIES.map((story) => ({
      name: story.name,
      shape: story.shape,
      ...STORY_SIZES[story.shape],
      seconds: storySeconds(story),
      drawingsPerSecond: STORY_DRAWINGS_PER_SECOND,
      sound: null,
      cues: storyCues(story),
      story: story.loops === true ? 'live' : 'recording',
    })),
  ],
  streams: Object.fromEntries(await seededStreams()),
});

const write = async (part: Uint8Array): Promise<void> => {
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
};

const writeFilm = async (film: Film): Promise<void> => {
  const { width } = SIZES[film.shape];
  const [drawnWidth] = SHAPES[film.shape === 'wide' ? 'wide' : 'short'];
  const count = FILM_SECONDS * DRAWINGS_PER_SECOND;
  for (let index = 0; index < count; index += 1)
    await write(
      await rasterise(film.draw(index / count), drawnWidth, width)
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
};

const writeStory = async (story: Story): Promise<void> => {
  const { width, height } = STORY_SIZES[story.shape];
  const paint = filmCanvas(width, height);
  const writer = createWriter(await loadTypeface());
  const count = storySeconds(story) * STORY_DRAWINGS_PER_SECOND;
  for (let index = 0; index < count; index += 1)
    await write(await paint(drawStory(story, index / STORY_DRAWINGS_PER_SECOND, writer)));
};

const storyOf = (wanted: string): Story | undefined => STORIES.find(({ name }) => name === wanted);
const missing = (name: string): Error => new Error(`There is no film ${name}.`);

const writeFrames = async (names: readonly string[]): Promise<void> => {
  sharp.concurrency(1);
  for (const wanted of names) {
    const story = storyOf(wanted);
    const film = FILMS.find(({ name }) => name === wanted);
    if (story) await writeStory(story);
    else if (film) await writeFilm(film);
    else throw missing(wanted);
  }
};

const writeSound = async (name: string): Promise<void> => {
  const story = storyOf(name);
  if (!story) throw missing(name);
  await write(Buffer.from(playStory(story).buffer));
};

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) void list().then((films) => process.stdout.write(JSON.stringify(films)));
else if (first === '--sound') void writeSound(rest[0] ?? '');
else void writeFrames([first, ...rest]);
