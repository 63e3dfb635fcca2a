import { choosePicture } from './core/choose-picture';
import { paint } from './core/paint';
import { SHAPES } from './core/shape';
import type { Definitions } from './drawing/definitions';
import { mark } from './drawing/mark';
import { path, rect } from './drawing/svg';
import type { ArtHero } from './hero';
import { setLine } from './title/lettering';
import type { Typeface } from './title/typeface';

export const BRAND_NAMES = { en: 'Sahra', ar: 'سهرة' };

const [W, H] = SHAPES.share;
/** Margin: social networks crop the edges of share cards to other ratios. */
const INSET = 84;

/** Draws the link preview of the site: the product's name in both scripts over the evening scene. */
export const shareCardSvg = (
  hero: ArtHero,
  names: typeof BRAND_NAMES,
  typeface: Typeface,
  grain = 0.3,
): string => {
  const decision = choosePicture(hero.channel, hero);
  const { palette } = decision.colours;
  const over = (definitions: Definitions): string => {
    const shade = definitions.linear([
      [0, palette.darkest, 0.97],
      [0.34, palette.darkest, 0.9],
      [0.62, palette.darkest, 0],
    ]);
    const en = setLine(typeface, names.en, { locale: 'en', weight: 800, tracking: -0.03 });
    const ar = setLine(typeface, names.ar, { locale: 'ar', weight: 700, tracking: 0 });
    return [
      rect(0, 0, W, H, shade),
      mark(INSET, 118, 108),
      path(en.outline(INSET, 388, 148), palette.paper),
      path(ar.outline(INSET, 500, 92), palette.light),
    ].join('');
  };
  return paint({
    ...decision,
    W,
    H,
    stage: { x: W * 0.42, y: 0, w: W * 0.58, h: H },
    light: { x: 0.54, y: 0.36, r: 0.31 },
    label: `${names.en} · ${names.ar}`,
    over,
    grain,
  });
};
