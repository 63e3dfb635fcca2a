import type { Locale } from '@sahra/schemas/constants';

import { VIDEOS } from '../../seeds/videos';
import { altOf } from '../alt';
import { choosePicture } from '../core/choose-picture';
import { paint } from '../core/paint';
import { SHAPES } from '../core/shape';
import { hintOfVideo } from '../picture-of-video';
import type { SceneName } from '../scenes/scenes';
import { FILM_SETTINGS, UPRIGHT_SCENES, type FilmedScene } from './film-settings';
import { SOUNDS } from './sounds';

/** One sentence under the picture, between two seconds of a film. */
interface Cue {
  from: number;
  to: number;
  text: Record<Locale, string>;
}

/** Film of a scene: it ends where it began, so that it can repeat. */
export interface Film {
  name: string;
  shape: 'wide' | 'upright';
  /** Sound at `t` seconds, as an expression of ffmpeg's aevalsrc filter. */
  sound: string;
  cues: readonly Cue[];
  /** Draws the frame at a share of the film, from 0 to 1, as SVG. */
  draw: (time: number) => string;
}

export const FILM_SECONDS = 8;
/** Drawings are shown for several frames of the film, as in films drawn by hand. */
export const DRAWINGS_PER_SECOND = 8;

const hasUpright = (scene: FilmedScene): boolean => UPRIGHT_SCENES.includes(scene);

const isFilmed = (scene: SceneName): scene is FilmedScene => scene in FILM_SETTINGS;

/** Returns the scene of a seeded video's still: its film shows the same. */
const sceneOfVideo = (code: string, channel: string): FilmedScene => {
  const { scene } = choosePicture(channel, hintOfVideo(code));
  if (isFilmed(scene)) return scene;
  throw new Error(`There is no film of the scene "${scene}" (video ${code}).`);
};

const filmOf = (scene: FilmedScene, shape: Film['shape']): Film => {
  const [channel, mode, sound] = FILM_SETTINGS[scene];
  const hint = { seed: `film-${scene}`, scene, mode, composition: 'rose', swapped: false } as const;
  const [W, H] = SHAPES[shape === 'wide' ? 'wide' : 'short'];
  const stage = shape === 'wide' ? { x: 0, y: 0, w: W, h: H } : { x: 0, y: H * 0.12, w: W, h: H * 0.62 };
  const alt = altOf(channel, hint);
  return {
    name: shape === 'wide' ? scene : `${scene}-upright`,
    shape,
    sound: SOUNDS[sound].expression,
    cues: [
      { from: 0.4, to: 3.8, text: { en: `${alt.en}.`, ar: `${alt.ar}.` } },
      { from: 4.2, to: 7.6, text: SOUNDS[sound].caption },
    ],
    draw: (time) => paint({ ...choosePicture(channel, hint), W, H, stage, time, grain: 0, label: alt.en }),
  };
};

/** What the film of a seeded video is, and how long it plays. */
interface SeededStream {
  clip: string;
  live: boolean;
  /** Length of a recording: its film repeats up to it. */
  seconds: number | null;
}

const filmed = VIDEOS.flatMap(({ channel, videos }) =>
  videos.map(({ code, kind, live, seconds }) => {
    const scene = sceneOfVideo(code, channel);
    const shape: Film['shape'] = kind === 'short' && hasUpright(scene) ? 'upright' : 'wide';
    return { code, live: live !== undefined, seconds: seconds ?? null, scene, shape };
  }),
);

/** Films of all scenes that seeded videos show: upright ones for shorts. */
export const FILMS: readonly Film[] = [
  ...new Map(filmed.map(({ scene, shape }) => [`${scene} ${shape}`, { scene, shape }])).values(),
]
  .map(({ scene, shape }) => filmOf(scene, shape))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Streams of the seeded videos by their code, as media reads them. */
export const SEEDED_STREAMS: ReadonlyMap<string, SeededStream> = new Map(
  filmed
    .map(({ code, live, seconds, scene, shape }): [string, SeededStream] => {
      const clip = shape === 'wide' ? scene : `${scene}-upright`;
      return [code, { clip, live, seconds: live ? null : seconds }];
    })
    .sort(([one], [other]) => one.localeCompare(other, 'en')),
);
