import { paint } from '../core/paint';
import { coloursOf } from '../core/mode';
import { paletteOf } from '../core/palette';
import { randomOf } from '../core/random';
import { SHAPES } from '../core/shape';
import type { Definitions } from '../drawing/definitions';
import { group, rect } from '../drawing/svg';
import type { Box } from '../geometry/lattice';
import { placedShots, type Drawing, type ShotContext, type Shot, type Story, type View } from './story';
import type { Writer } from './writer';

const PACE = 1 / 8;
/** The nearest layer moves this much more than the picture. */
const NEARER = 1.5;

/** Begins and ends softly. */
export const eased = (share: number): number => {
  const kept = Math.min(1, Math.max(0, share));
  return kept * kept * (3 - 2 * kept);
};

const viewAt = ([from, to]: readonly [View, View], share: number): View => {
  const along = eased(share);
  const between = (one: number, other: number): number => one + (other - one) * along;
  return { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) };
};

/** Transform that shows a view; `more` moves as much more than the picture. The edge of the picture is never seen. */
const transformOf = ({ x, y, zoom }: View, W: number, H: number, more: number): string => {
  const scale = 1 + (zoom - 1) * more;
  const place = (centre: number, size: number): number => {
    const moved = size / 2 - (0.5 + (centre - 0.5) * more) * size * scale;
    return more === 1 ? Math.min(0, Math.max(size - size * scale, moved)) : moved;
  };
  return `translate(${place(x, W).toFixed(2)} ${place(y, H).toFixed(2)}) scale(${scale.toFixed(4)})`;
};

const fadeAt = ({ fadeIn = 0, fadeOut = 0, seconds }: Shot, t: number): number => {
  const [begin, end] = [fadeIn > 0 ? 1 - t / fadeIn : 0, fadeOut > 0 ? 1 - (seconds - t) / fadeOut : 0];
  return Math.min(1, Math.max(0, begin, end));
};

interface Around {
  /** Its place in a drawing around it, in the units of that drawing. */
  within?: Box;
  /** Drawn on top of everything. */
  top?: (definitions: Definitions) => string;
}

/** Draws a story at `seconds` after its beginning, as SVG. */
export const drawStory = (
  story: Story,
  seconds: number,
  writer: Writer,
  { within, top }: Around = {},
): string => {
  const placed = placedShots(story);
  const { shot, start } = placed.findLast(({ start: begin }) => begin <= seconds) ?? placed[0] ?? never();
  const [W, H] = SHAPES[story.shape === 'wide' ? 'wide' : 'short'];
  const t = seconds - start;
  const share = t / shot.seconds;
  const stage = { x: 0, y: 0, w: W, h: H };
  const time = (t * (shot.pace ?? PACE)) % 1;
  const colours = coloursOf(paletteOf(shot.palette ?? story.palette), shot.mode, shot.swapped ?? false);
  const view = viewAt(shot.camera ?? [WHOLE, WHOLE], share);
  const darkness = fadeAt(shot, t);

  const drawn = (drawing: Drawing | undefined, name: string): Parameters<typeof paint>[0]['over'] =>
    drawing &&
    ((definitions) => {
      const random = randomOf(shot.seed, name);
      const context: ShotContext = {
        W,
        H,
        stage,
        colours,
        definitions,
        time,
        t,
        share,
        writer,
        random,
        cast: randomOf(story.code, 'cast'),
      };
      return drawing(context);
    });
  return paint({
    W,
    H,
    stage,
    seed: shot.seed,
    colours,
    mode: shot.mode,
    scene: shot.scene,
    composition: shot.composition,
    light: shot.light,
    cast: story.code,
    time,
    grain: 0,
    ...(within && { within }),
    label: story.name,
    behind: drawn(shot.back, 'back'),
    before: drawn(shot.front, 'front'),
    camera: (content) => group({ transform: transformOf(view, W, H, 1) }, content),
    over: (definitions) =>
      (shot.near
        ? group({ transform: transformOf(view, W, H, NEARER) }, drawn(shot.near, 'near')?.(definitions) ?? '')
        : '') +
      (drawn(shot.over, 'over')?.(definitions) ?? '') +
      (darkness > 0 ? rect(0, 0, W, H, colours.palette.darkest, { opacity: darkness }) : '') +
      (top?.(definitions) ?? ''),
  });
};

const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };

const never = (): never => {
  throw new Error('A story has at least one shot.');
};
