import { choosePicture } from './core/choose-picture';
import { mix } from './core/color';
import type { ArtRecord } from './core/record';
import { SHAPES } from './core/shape';
import { element, rect, stroke } from './drawing/svg';
import { filmFrame } from './films/film-frame';
import { lattice, type Box } from './geometry/lattice';

const GRAIN = 0.7;
const CONTACT = 0.95;
const [W, H] = SHAPES.pillarbox;
const INNER = (H * SHAPES.short[0]) / SHAPES.short[1];

/** Draws a frame of the short's film at a place of the still. */
type Frame = (within: Box) => string;

const firstFrameOf =
  (record: ArtRecord): Frame =>
  (within) =>
    filmFrame(record, 'upright', { grain: GRAIN, within });

/**
 * Draws the wide still of a short: a frame of its film, the first unless another is given, between two walls of stars.
 * The feed of shorts shows the middle of a still, and the player shows an upright film there.
 */
export const shortStillSvg = (record: ArtRecord, frame: Frame = firstFrameOf(record)): string => {
  const { isLight, palette, second, lit } = choosePicture(record.channel, record).colours;
  const wall = isLight ? mix(second, palette.paper, 0.25) : mix(palette.deep, palette.darkest, 0.3);
  const joints = isLight ? mix(second, palette.darkest, 0.3) : mix(palette.light, palette.deep, 0.6);
  const left = (W - INNER) / 2;
  const { octagons, squares } = lattice({ x: 0, y: 0, w: W, h: H }, H / 5, CONTACT, [W / 2, H / 2]);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${String(W)} ${String(H)}` },
    rect(0, 0, W, H, wall) +
      stroke(octagons + squares, joints, 1.2, { opacity: 0.7 }) +
      rect(left - 3, 0, INNER + 6, H, isLight ? palette.paper : lit) +
      frame({ x: left, y: 0, w: INNER, h: H }),
  );
};
