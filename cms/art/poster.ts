import { decide } from './core/decide';
import { paint } from './core/paint';
import { randomOf } from './core/random';
import type { ArtRecord } from './core/record';
import { SHAPES, type Shape } from './core/shape';
import { stageOf } from './core/stage';
import type { Definitions } from './drawing/definitions';
import { paintFoot } from './drawing/foot';
import { layTitle, paintLines, paintShade, type Title } from './title/title';
import type { Typeface } from './title/typeface';

/** Shapes that carry their title; beside the others the page writes it. */
const TITLED: readonly Shape[] = ['poster', 'short'];

/** The title of a record as it stands in a shape, or nothing where the page writes it. */
export const titleOf = (record: ArtRecord, shape: Shape, typeface: Typeface): Title | null => {
  if (!TITLED.includes(shape)) return null;
  const [W, H] = SHAPES[shape];
  const { seed, colours } = decide(record.channel, record);
  return layTitle({ W, H, title: record.title, typeface, colours, random: randomOf(seed, 'title') });
};

export interface PosterOptions {
  /** Leaves the letters out but keeps their ground: what contrast is measured on. */
  isWithoutLetters?: boolean;
}

/** One picture of a show or video, as SVG with paths only. The same record is the same picture in every shape. */
export const posterSvg = (
  record: ArtRecord,
  shape: Shape,
  typeface: Typeface,
  options: PosterOptions = {},
): string => {
  const [W, H] = SHAPES[shape];
  const title = titleOf(record, shape, typeface);
  const decision = decide(record.channel, record);
  const over = (definitions: Definitions): string => {
    if (shape === 'upright')
      return paintFoot(W, H, [0.42, 0.7], decision.colours.palette.darkest, definitions);
    if (title === null) return '';
    return paintShade(title, definitions) + (options.isWithoutLetters === true ? '' : paintLines(title));
  };
  return paint({
    ...decision,
    W,
    H,
    stage: stageOf(shape, title),
    label: `${record.title.en} · ${record.title.ar}`,
    over,
  });
};
