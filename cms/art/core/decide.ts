import type { CompositionName } from '../compositions/compositions';
import { scenesOf } from '../scenes/channel-scenes';
import type { SceneName } from '../scenes/scenes';
import { coloursOf, modeOf, type Colours, type Mode } from './mode';
import { paletteOf } from './palette';
import { randomOf } from './random';
import type { ArtHint } from './record';

/** Everything that is the same in every shape of one picture. */
export interface Decision {
  seed: string;
  mode: Mode;
  scene: SceneName;
  composition: CompositionName;
  colours: Colours;
}

/** What the hint pins stays; the rest follows from seed and channel alone. */
export const decide = (channel: string, hint: ArtHint): Decision => {
  const seed = `${hint.seed}|${channel}`;
  const mode = hint.mode ?? modeOf(randomOf(seed, 'mode'));
  const swapped = hint.swapped ?? randomOf(seed, 'lights').chance(0.5);
  const composition =
    hint.composition ??
    randomOf(seed, 'setting').pick(['field', 'sun', 'sun', 'screen', 'tunnel', 'mega', 'portal', 'floor']);
  const scene = hint.scene ?? randomOf(seed, 'subject').pick(scenesOf(channel));
  return { seed, mode, scene, composition, colours: coloursOf(paletteOf(channel), mode, swapped) };
};
