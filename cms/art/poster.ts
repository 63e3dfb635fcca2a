import { choosePicture } from './core/choose-picture';
import { paint } from './core/paint';
import { randomOf } from './core/random';
import type { ArtRecord } from './core/record';
import { SHAPES, type Shape } from './core/shape';
import { stageOf } from './core/stage';
import type { Definitions } from './drawing/definitions';
import { paintBottomFade } from './drawing/paint-bottom-fade';
import { layTitle, paintLines, paintShade, type Title } from './title/title';
import type { Typeface } from './title/typeface';

/** Shapes with the title drawn into the picture; the page writes the title beside the others. */
const TITLED: readonly Shape[] = ['poster', 'short'];

/** Share of the usual grain. Stills are many and small: less grain saves a sixth of their bytes. */
const STILL_GRAIN = 0.7;

/** Returns the laid-out title of a record in a shape, or null for shapes without a drawn title. */
export const titleOf = (record: ArtRecord, shape: Shape, typeface: Typeface): Title | null => {
  if (!TITLED.includes(shape)) return null;
  const [W, H] = SHAPES[shape];
  const { seed, colours } = choosePicture(record.channel, record);
  return layTitle({ W, H, title: record.title, typeface, colours, random: randomOf(seed, 'title') });
};

export interface PosterOptions {
  /** Omits the letters but keeps their ground, so that contrast can be measured. */
  isWithoutLetters?: boolean;
  /** Draws the picture under the title; left out: what the record chooses. */
  frame?: (title: (definitions: Definitions) => string) => string;
}

/** Draws the picture of a show or video as SVG with paths only. All shapes of a record share the same choices. */
export const posterSvg = (
  record: ArtRecord,
  shape: Shape,
  typeface: Typeface,
  options: PosterOptions = {},
): string => {
  const [W, H] = SHAPES[shape];
  const title = titleOf(record, shape, typeface);
  const decision = choosePicture(record.channel, record);
  const over = (definitions: Definitions): string => {
    if (shape === 'upright')
      return paintBottomFade(W, H, [0.42, 0.7], decision.colours.palette.darkest, definitions);
    if (title === null) return '';
    return paintShade(title, definitions) + (options.isWithoutLetters === true ? '' : paintLines(title));
  };
  if (options.frame) return options.frame(over);
  return paint({
    ...decision,
    W,
    H,
    stage: stageOf(shape, title),
    cast: record.cast,
    ...(shape === 'still' && { grain: STILL_GRAIN, isMirrored: record.isMirrored ?? false }),
    label: `${record.title.en} · ${record.title.ar}`,
    over,
  });
};
