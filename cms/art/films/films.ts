import type { Locale } from '@sahra/schemas/constants';

import { VIDEOS } from '../../seeds/videos';
import { altOf } from '../alt';
import { artRecords } from '../catalogue';
import { choosePicture } from '../core/choose-picture';
import type { ArtRecord } from '../core/record';
import type { SceneName } from '../scenes/scenes';
import { FILM_SETTINGS, type FilmedScene } from './film-settings';
import { filmFrame, type FilmShape } from './film-frame';
import { SOUNDS } from './sounds';

/** One sentence under the picture, between two seconds of a film. */
interface Cue {
  from: number;
  to: number;
  text: Record<Locale, string>;
}

/** A seeded video as its film shows it. */
export interface FilmedVideo {
  code: string;
  scene: SceneName;
  shape: FilmShape;
  live: boolean;
  record: ArtRecord;
}

/** Film of a scene: it ends where it began, so that a live stream can repeat it. */
export interface Film {
  name: string;
  scene: FilmedScene;
  shape: FilmShape;
  /** Sound at `t` seconds, as an expression of ffmpeg's aevalsrc filter. */
  sound: string;
  cues: readonly Cue[];
  /** Draws the frame at a share of the film, from 0 to 1, as SVG. */
  draw: (time: number) => string;
}

/** Drawings are shown for several frames of the film, as in films drawn by hand. */
export const DRAWINGS_PER_SECOND = 8;

const records = new Map(artRecords().map(({ name, record }) => [name, record]));

const recordOf = (code: string): ArtRecord => {
  const record = records.get(`videos/${code}`);
  if (record) return record;
  throw new Error(`The video ${code} has no picture.`);
};

/** All seeded videos, in the order of the seeds. */
export const FILMED_VIDEOS: readonly FilmedVideo[] = VIDEOS.flatMap(({ channel, videos }) =>
  videos.map(({ code, kind, live }) => {
    const record = recordOf(code);
    return {
      code,
      scene: choosePicture(channel, record).scene,
      shape: kind === 'short' ? 'upright' : 'wide',
      live: live !== undefined,
      record,
    };
  }),
);

const filmOf = (name: string, scene: FilmedScene, shape: FilmShape, record: ArtRecord): Film => {
  const { expression, caption } = SOUNDS[FILM_SETTINGS[scene].sound];
  const alt = altOf(record.channel, record);
  return {
    name,
    scene,
    shape,
    sound: expression,
    cues: [
      { from: 0.4, to: 3.8, text: { en: `${alt.en}.`, ar: `${alt.ar}.` } },
      { from: 4.2, to: 7.6, text: caption },
    ],
    draw: (time) => filmFrame(record, shape, { time }),
  };
};

/** Returns the wide film of a scene that begins with no video's still, if it has one. */
const ownFilmsOf = (scene: FilmedScene): Film[] => {
  const { own } = FILM_SETTINGS[scene];
  if (own === null) return [];
  const [channel, mode] = own;
  const hint = { seed: `film-${scene}`, scene, mode, composition: 'rose', swapped: false } as const;
  return [filmOf(scene, scene, 'wide', { ...hint, channel, title: altOf(channel, hint) })];
};

/** Returns the film that begins with the still of a video. */
const filmOfVideo = (scene: FilmedScene, code: string): Film => {
  const video = FILMED_VIDEOS.find((one) => one.code === code);
  if (video?.scene !== scene) throw new Error(`The still of ${code} does not show the scene "${scene}".`);
  const name = video.shape === 'wide' ? `${scene}-${code}` : `${scene}-${code}-upright`;
  return filmOf(name, scene, video.shape, video.record);
};

/** All films, by name. */
export const FILMS: readonly Film[] = Object.entries(FILM_SETTINGS)
  .flatMap(([name, { codes }]) => {
    const scene = name as FilmedScene;
    return [...ownFilmsOf(scene), ...codes.map((code) => filmOfVideo(scene, code))];
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
