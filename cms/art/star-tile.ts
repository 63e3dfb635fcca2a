import { choosePicture } from './core/choose-picture';
import { paint } from './core/paint';
import type { ArtHint } from './core/record';
import { SHAPES } from './core/shape';

export interface ArtChannel extends ArtHint {
  slug: string;
  name: string;
}

/** Draws the square picture of a channel. The page clips it to a star, so the subject avoids the corners. */
export const starTileSvg = (channel: ArtChannel): string => {
  const [W, H] = SHAPES.tile;
  const inset = W * 0.14;
  return paint({
    ...choosePicture(channel.slug, channel),
    W,
    H,
    stage: { x: inset, y: inset, w: W - 2 * inset, h: H - 2 * inset },
    label: channel.name,
  });
};
