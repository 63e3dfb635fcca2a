import type { Locale } from '@sahra/schemas/constants';

import type { CompositionName } from '../compositions/compositions';
import type { Mode } from '../core/mode';
import type { FilmShape } from '../films/film-frame';
import type { SceneContext } from '../scenes/scene';
import type { SceneName } from '../scenes/scenes';
import type { Music } from './music/music';
import type { Writer } from './writer';

/** What the camera sees: its centre as shares of the picture, and how much nearer than the whole picture it is. */
export interface View {
  x: number;
  y: number;
  /** 1 is the whole picture. */
  zoom: number;
}

/** What drawings of a shot get: the area and colours of a scene, and where in the shot they are. */
export interface ShotContext extends SceneContext {
  /** Seconds since the shot began. */
  t: number;
  /** Share of the shot that has passed, from 0 to 1. */
  share: number;
  /** Sets lettering in the picture, in either script. */
  writer: Writer;
}

/** Draws a part of a shot, in the units of the picture: 640 by 360, or 360 by 640. */
export type Drawing = (context: ShotContext) => string;

/** A sentence that tells the story under the picture. */
export interface Line extends Record<Locale, string> {
  /** Seconds after the beginning of the shot. */
  at?: number;
  /** Seconds that it stands there; left out: until the next one, or the end of the shot. */
  for?: number;
}

/** Noise or sound of one event in the picture. */
export interface Effect {
  /** Seconds after the beginning of the shot. */
  at: number;
  sound: EffectSound;
  /** From 0 to 1. */
  level?: number;
}
export type EffectSound =
  | 'bell'
  | 'knock'
  | 'click'
  | 'step'
  | 'horn'
  | 'door'
  | 'whoosh'
  | 'drop'
  | 'paper'
  | 'alarm';

/** One picture of a story, from cut to cut. */
export interface Shot {
  seconds: number;
  /** Seeds the choices of sky, composition and scene: the same seed shows the same place and people again. */
  seed: string;
  mode: Mode;
  /** Channel whose palette it uses; left out: that of the story. */
  palette?: string;
  /** Exchanges the palette's colours `light` and `second`. */
  swapped?: boolean;
  /** Pattern around the light; left out: sky alone. */
  composition?: CompositionName;
  light?: { x: number; y: number; r: number };
  /** Place from the scenes of the catalogue; left out: what `back` and `front` draw. */
  scene?: SceneName;
  /** Share of the scene's motion that passes in a second; left out: 1/8. */
  pace?: number;
  /** Camera at the beginning and the end; left out: the whole picture, still. */
  camera?: readonly [from: View, to: View];
  /** Between sky and scene. */
  back?: Drawing;
  /** Over the scene. */
  front?: Drawing;
  /** Nearest layer: the camera moves it half as much again. */
  near?: Drawing;
  /** Lettering and frames that the camera does not move. */
  over?: Drawing;
  /** Seconds of a fade from and to the darkest colour. */
  fadeIn?: number;
  fadeOut?: number;
  lines?: readonly Line[];
  effects?: readonly Effect[];
}

/** A film that tells something: shots one after the other, with music and captions. */
export interface Story {
  /** Code of the video that plays it. */
  code: string;
  /** Folder of its clip and name of its source. */
  name: string;
  shape: FilmShape;
  /** Channel whose palette it uses. */
  palette: string;
  shots: readonly Shot[];
  music: Music;
  /** Second of the frame that is the video's still. */
  still: number;
  /** Whether it goes on from its beginning: a live stream. */
  loops?: true;
}

export const storySeconds = ({ shots }: Pick<Story, 'shots'>): number =>
  shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the shots with the seconds at which they begin. */
export const placedShots = ({ shots }: Pick<Story, 'shots'>): { shot: Shot; start: number }[] => {
  let start = 0;
  return shots.map((shot) => {
    const placed = { shot, start };
    start += shot.seconds;
    return placed;
  });
};

/** Pause before and after a caption, so that two never touch. */
const PAUSE = 0.2;

/** Returns the captions of a story, with times from its beginning. */
export const storyCues = (
  story: Pick<Story, 'shots'>,
): { from: number; to: number; text: Record<Locale, string> }[] =>
  placedShots(story).flatMap(({ shot, start }) =>
    (shot.lines ?? []).map(({ at = PAUSE, for: length, en, ar }, i, lines) => {
      const next = lines[i + 1]?.at ?? shot.seconds;
      return {
        from: start + at,
        to: start + Math.min(next - PAUSE, length === undefined ? Infinity : at + length),
        text: { en, ar },
      };
    }),
  );
