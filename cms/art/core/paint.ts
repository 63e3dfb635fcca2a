import { COMPOSITIONS } from '../compositions/compositions';
import type { Setting } from '../compositions/composition';
import type { CompositionName } from '../compositions/compositions';
import { Definitions } from '../drawing/definitions';
import { element, rect } from '../drawing/svg';
import type { Box } from '../geometry/lattice';
import type { SceneContext } from '../scenes/scene';
import { SCENES } from '../scenes/scenes';
import type { SceneName } from '../scenes/scenes';
import { channelsOf, mix } from './color';
import type { Colours, Mode } from './mode';
import { randomOf } from './random';
import type { Random } from './random';

const share = (value: number): string => (value / 255).toFixed(3);

/** Film grain: specks of one palette colour over the whole picture, like the paper of a screen print. */
const grain = (
  W: number,
  H: number,
  colours: Colours,
  random: Random,
  definitions: Definitions,
  strength = 1,
): string => {
  const [red, green, blue] = channelsOf(colours.isLight ? colours.palette.darkest : colours.palette.paper);
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${random.between(0.7, 1.1).toFixed(2)}" numOctaves="2" seed="${String(random.integer(1, 99))}"/>`;
  const matrix = `0 0 0 0 ${share(red)} 0 0 0 0 ${share(green)} 0 0 0 0 ${share(blue)} 0 0 0 -1.6 1.02`;
  const filter = definitions.filter(`${noise}<feColorMatrix values="${matrix}"/>`);
  return rect(0, 0, W, H, 'none', {
    filter,
    opacity: Number((strength * random.between(0.07, 0.15)).toFixed(3)),
  });
};

/** Draws a layer; what it defines is for the whole drawing. */
type Layer = (definitions: Definitions) => string;

interface PaintOrder {
  W: number;
  H: number;
  stage: Box;
  /** Seeds the random streams of the picture. */
  seed: string;
  colours: Colours;
  mode: Mode;
  /** Left out: what `behind` and `before` draw. */
  scene?: SceneName | undefined;
  /** Left out: sky alone. */
  composition?: CompositionName | undefined;
  /** Position of the light, as shares of the stage; left out, the seed decides. */
  light?: { x: number; y: number; r: number } | undefined;
  /** Name shared by pictures that show the same people. */
  cast?: string | undefined;
  /** Share of a film that has passed, from 0 to 1. */
  time?: number;
  label: string;
  /** Drawn between composition and scene, and over the scene. */
  behind?: Layer | undefined;
  before?: Layer | undefined;
  /** Moves the picture, without what is drawn on top of everything. */
  camera?: (content: string) => string;
  /** Drawn on top of everything else. */
  over?: Layer | undefined;
  isMirrored?: boolean;
  /** Share of the usual amount of grain; large pictures need less. */
  grain?: number;
  /** Its place in a drawing around it, in the units of that drawing. */
  within?: Box;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Draws ground, composition, scene and grain as one SVG document that holds only paths. */
export const paint = (order: PaintOrder): string => {
  const { W, H, stage, seed, colours, mode, within } = order;
  const definitions = new Definitions();
  const place = randomOf(seed, 'light');
  const [x, y, r] = [place.between(0.28, 0.74), place.between(0.3, 0.5), place.between(0.26, 0.38)];
  const at = order.light ?? { x, y, r };
  const short = Math.min(W, H);
  const base = { W, H, stage, colours, definitions, time: order.time ?? 0 };
  const light = {
    x: stage.x + stage.w * at.x,
    y: stage.y + stage.h * at.y,
    r: Math.min(short, stage.h * 1.1) * at.r,
  };

  const composing = randomOf(seed, 'composition');
  const contact = composing.between(0.72, 1.16);
  const setting: Setting = order.composition
    ? COMPOSITIONS[order.composition]({
        ...base,
        random: composing,
        light,
        short,
        long: Math.max(W, H),
        contact,
      })
    : { back: '' };
  const random = randomOf(seed, 'scene');
  const cast = order.cast === undefined ? random : randomOf(order.cast, 'cast');
  const scene: SceneContext = { ...base, random, cast };
  const drawn =
    sky(order, definitions, light) +
    setting.back +
    (order.behind?.(definitions) ?? '') +
    (order.scene ? SCENES[order.scene](scene) : '') +
    (order.before?.(definitions) ?? '') +
    (setting.front ?? '');
  const picture = setting.frame?.(drawn) ?? drawn;
  const shown =
    order.isMirrored === true
      ? element('g', { transform: `matrix(-1 0 0 1 ${String(W)} 0)` }, picture)
      : picture;
  const content =
    (order.camera?.(shown) ?? shown) +
    (order.grain === 0 ? '' : grain(W, H, colours, randomOf(seed, 'grain'), definitions, order.grain)) +
    (order.over?.(definitions) ?? '');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(W)} ${String(H)}`,
      x: within?.x,
      y: within?.y,
      width: within?.w,
      height: within?.h,
      role: 'img',
      'aria-label': escaped(order.label),
      'data-mode': mode,
      'data-composition': order.composition,
      'data-scene': order.scene,
    },
    definitions.toString() + content,
  );
};

const sky = (
  { W, H, seed, colours, mode }: PaintOrder,
  definitions: Definitions,
  light: { x: number; y: number },
): string => {
  const random = randomOf(seed, 'sky');
  const { skyTop, skyLow, isLight, palette } = colours;
  const ground = definitions.linear(
    [
      [0, skyTop],
      [mode === 'dusk' ? 0.55 : 0.7, mix(skyTop, skyLow, mode === 'dusk' ? 0.55 : 0.7)],
      [1, skyLow],
    ],
    { gradientTransform: `rotate(${String(random.pick([90, 90, 72, 108]))})` },
  );
  const [core, rim] = isLight ? [palette.paper, palette.paper] : [palette.light, palette.second];
  const glow = definitions.radial(light.x, light.y, Math.max(W, H) * random.between(0.5, 0.8), [
    [0, core, isLight ? 0.75 : 0.62],
    [0.45, rim, 0.2],
    [1, rim, 0],
  ]);
  return rect(0, 0, W, H, ground) + rect(0, 0, W, H, glow);
};
