import { choosePicture } from '../core/choose-picture';
import { paint } from '../core/paint';
import type { ArtRecord } from '../core/record';
import { SHAPES } from '../core/shape';
import type { Box } from '../geometry/lattice';

export type FilmShape = 'wide' | 'upright';

const [WIDTH, HEIGHT] = SHAPES.short;

/** A phone narrower than 9:16 cuts the sides of a short; its words cover the foot. */
const UPRIGHT_STAGE: Box = { x: WIDTH * 0.06, y: HEIGHT * 0.12, w: WIDTH * 0.88, h: HEIGHT * 0.6 };

interface FrameOptions {
  /** Share of the film that has passed, from 0 to 1. */
  time?: number;
  /** Share of the usual amount of grain; films have none. */
  grain?: number;
  within?: Box;
}

/** Draws a frame of the film that begins with the still of this record. */
export const filmFrame = (
  record: ArtRecord,
  shape: FilmShape,
  { time = 0, grain = 0, within }: FrameOptions = {},
): string => {
  const [W, H] = SHAPES[shape === 'wide' ? 'wide' : 'short'];
  return paint({
    ...choosePicture(record.channel, record),
    W,
    H,
    stage: shape === 'wide' ? { x: 0, y: 0, w: W, h: H } : UPRIGHT_STAGE,
    time,
    grain,
    cast: record.cast,
    isMirrored: shape === 'wide' && record.isMirrored === true,
    ...(within && { within }),
    label: `${record.title.en} · ${record.title.ar}`,
  });
};
