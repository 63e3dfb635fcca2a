import type { CompositionName } from '../compositions/compositions';
import { scenesOf } from '../scenes/channel-scenes';
import type { SceneName } from '../scenes/scenes';
import { coloursOf, modeOf } from './mode';
import type { Colours, Mode } from './mode';
import { paletteOf } from './palette';
import { randomOf } from './random';
import type { ArtHint } from './record';

/** Choices that all shapes of one picture share. */
export interface PictureChoices {
  seed: string;
  mode: Mode;
  scene: SceneName;
  composition: CompositionName;
  colours: Colours;
}

/** Keeps the choices that the hint pins. The seed and the channel determine the rest. */
export const choosePicture = (channel: string, hint: ArtHint): PictureChoices => {
  const seed = `${hint.seed}|${channel}`;
  const mode = hint.mode ?? modeOf(randomOf(seed, 'mode'));
  const swapped = hint.swapped ?? randomOf(seed, 'lights').chance(0.5);
  const composition =
    hint.composition ??
    randomOf(seed, 'setting').pick(['field', 'sun', 'sun', 'screen', 'tunnel', 'mega', 'portal', 'floor']);
  const scene = hint.scene ?? randomOf(seed, 'subject').pick(scenesOf(channel));
  return { seed, mode, scene, composition, colours: coloursOf(paletteOf(channel), mode, swapped) };
};
