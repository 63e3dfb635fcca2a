import { SHAPES } from '../core/shape';
import { colourDistance, type Lab, meanColour } from '../tools/mean-colour';
import { rasterise } from '../tools/rasterise';
import { filmFrame, type FilmShape } from './film-frame';
import { STORIES } from '../stories/stories';
import { FILMED_VIDEOS, FILMS, type Film, type FilmedVideo } from './films';

/** What the film of a seeded video is. */
interface SeededStream {
  clip: string;
  live: boolean;
  /** File of which media makes the qualities above the smallest. */
  source?: string;
}

const MEASURED_WIDTH = 96;

const firstColour = (shape: FilmShape, frame: string): Promise<Lab> =>
  meanColour(rasterise(frame, SHAPES[shape === 'wide' ? 'wide' : 'short'][0], MEASURED_WIDTH));

/**
 * Returns the streams of the seeded videos by their code: each plays the film of its scene and shape with the
 * nearest colours; a story's video plays the story.
 */
export const seededStreams = async (): Promise<ReadonlyMap<string, SeededStream>> => {
  const films: (Film & { colour: Lab })[] = [];
  for (const film of FILMS) films.push({ ...film, colour: await firstColour(film.shape, film.draw(0)) });

  const streamOf = async ({ code, scene, shape, record, live }: FilmedVideo): Promise<SeededStream> => {
    const story = STORIES.find((one) => one.code === code);
    if (story) return { clip: story.name, live, ...(!live && { source: `${story.name}.mp4` }) };
    const colour = await firstColour(shape, filmFrame(record, shape));
    const [nearest] = films
      .filter((film) => film.scene === scene && film.shape === shape)
      .map((film) => ({ clip: film.name, distance: colourDistance(film.colour, colour) }))
      .sort((one, other) => one.distance - other.distance);
    if (!nearest) throw new Error(`There is no ${shape} film of the scene "${scene}" (video ${code}).`);
    return { clip: nearest.clip, live };
  };
  const streams: [string, SeededStream][] = [];
  for (const video of FILMED_VIDEOS) streams.push([video.code, await streamOf(video)]);
  return new Map(streams.sort(([one], [other]) => one.localeCompare(other, 'en')));
};
