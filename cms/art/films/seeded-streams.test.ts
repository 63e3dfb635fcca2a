import { join } from 'node:path';

import sharp from 'sharp';

import { pictures } from '../catalogue';
import { SHAPES } from '../core/shape';
import { FOLDER } from '../tools/encoding';
import { colourDistance, type Lab, meanColour } from '../tools/mean-colour';
import { rasterise } from '../tools/rasterise';
import { STORIES } from '../stories/stories';
import { FILMED_VIDEOS, FILMS, type FilmedVideo } from './films';
import { seededStreams } from './seeded-streams';

/** Largest distance of a still and the first frame of its film; docs/decisions/0142 tells how it was chosen. */
const FARTHEST = 31;
const USUAL = 20;

const smallest = new Map(pictures().map(({ name, widths }) => [name, Math.min(...widths)]));

/** Returns the mean colour of a committed still: of a short's, what its feed shows, which is the middle. */
const colourOfStill = async ({ code, shape }: FilmedVideo): Promise<Lab> => {
  const name = `videos/${code}-wide`;
  const still = sharp(join(FOLDER, `${name}-${String(smallest.get(name))}.webp`));
  if (shape === 'wide') return meanColour(still);
  const { width, height } = await still.metadata();
  const middle = Math.floor((height * SHAPES.short[0]) / SHAPES.short[1]);
  return meanColour(still.extract({ left: Math.round((width - middle) / 2), top: 0, width: middle, height }));
};

const firstFrames = async (): Promise<Map<string, Lab>> => {
  const colours = new Map<string, Lab>();
  for (const { name, shape, draw } of FILMS) {
    const [drawn] = SHAPES[shape === 'wide' ? 'wide' : 'short'];
    colours.set(name, await meanColour(rasterise(draw(0), drawn, 96)));
  }
  return colours;
};

/** The still of a story is a frame of it, but not its first. */
const OTHERS = FILMED_VIDEOS.filter(({ code }) => !STORIES.some((story) => story.code === code));

describe('the films of seeded videos', () => {
  let streams: Awaited<ReturnType<typeof seededStreams>>;
  beforeAll(async () => {
    streams = await seededStreams();
  });

  it('begin in colours near those of the still that stands there before', async () => {
    const frames = await firstFrames();
    const jumps: { code: string; distance: number }[] = [];
    for (const video of OTHERS) {
      const frame = frames.get(streams.get(video.code)?.clip ?? '');
      const distance = frame ? colourDistance(await colourOfStill(video), frame) : Infinity;
      jumps.push({ code: video.code, distance });
    }
    expect(jumps.length).toBeGreaterThan(400);
    expect(jumps.filter(({ distance }) => distance > FARTHEST)).toEqual([]);
    expect(jumps.filter(({ distance }) => distance > USUAL).length).toBeLessThan(jumps.length / 5);
  });

  it('are upright for shorts, of the scene of their stills', () => {
    const wrong = OTHERS.filter(({ code, scene, shape }) => {
      const film = FILMS.find(({ name }) => name === streams.get(code)?.clip);
      return film?.scene !== scene || film.shape !== shape;
    });
    expect(wrong).toEqual([]);
  });

  it('are the stories for the videos that have one, with a source for recordings', () => {
    expect(STORIES.length).toBeGreaterThan(0);
    for (const { code, name, loops } of STORIES)
      expect(streams.get(code)).toMatchObject(
        loops === true ? { clip: name, live: true } : { clip: name, live: false, source: `${name}.mp4` },
      );
  });

  it('are all played', () => {
    const played = new Set([...streams.values()].map(({ clip }) => clip));
    expect(FILMS.filter(({ name }) => !played.has(name))).toEqual([]);
  });
});
