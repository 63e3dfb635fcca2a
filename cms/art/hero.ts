import { choosePicture } from './core/choose-picture';
import { paint } from './core/paint';
import type { ArtHint } from './core/record';
import { SHAPES } from './core/shape';
import { paintBottomFade } from './drawing/paint-bottom-fade';

export interface ArtHero extends ArtHint {
  channel: string;
  name: string;
}

/**
 * Draws the hero picture without letters. A wide one has its subject at the end, beside the text, and is mirrored
 * for the other direction; a tall one has its subject above the text.
 */
export const heroSvg = (hero: ArtHero, format: 'wide' | 'tall', direction: 'ltr' | 'rtl'): string => {
  const [W, H] = SHAPES[`hero-${format}`];
  const stage =
    format === 'wide' ? { x: W * 0.4, y: 0, w: W * 0.6, h: H } : { x: 0, y: H * 0.02, w: W, h: H * 0.58 };
  const decision = choosePicture(hero.channel, hero);
  const { darkest } = decision.colours.palette;
  return paint({
    ...decision,
    W,
    H,
    stage,
    light: { x: 0.54, y: 0.36, r: format === 'wide' ? 0.285 : 0.36 },
    label: hero.name,
    grain: 0.6,
    over: (definitions) =>
      paintBottomFade(W, H, format === 'wide' ? [0.86, 1.08] : [0.52, 0.66], darkest, definitions),
    isMirrored: direction === 'rtl',
  });
};
