import { DIRECTION, OTHER_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

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
const MARK = 108;

/** Sizes of the two names; the one in the language of the card is above. */
const LINES = [
  { size: 148, weight: 800 },
  { size: 92, weight: 700 },
] as const;
/** Baselines of the two names: the Arabic one reaches below its line, so the other one is further down. */
const BASELINES = { en: [388, 500], ar: [382, 520] } as const;

/**
 * Draws the link preview of the site: the product's name in both scripts beside the evening scene, in the reading
 * direction of the language.
 */
export const shareCardSvg = (
  hero: ArtHero,
  names: typeof BRAND_NAMES,
  typeface: Typeface,
  grain = 0.3,
  locale: Locale = 'en',
): string => {
  const decision = choosePicture(hero.channel, hero);
  const { palette } = decision.colours;
  const isMirrored = DIRECTION[locale] === 'rtl';
  const over = (definitions: Definitions): string => {
    const shade: [number, string, number][] = [
      [0, palette.darkest, 0.97],
      [0.34, palette.darkest, 0.9],
      [0.62, palette.darkest, 0],
    ];
    const words = ([0, 1] as const).map((index) => {
      const each = index === 0 ? locale : OTHER_LOCALE[locale];
      const { size, weight } = LINES[index];
      const y = BASELINES[locale][index];
      const line = setLine(typeface, names[each], {
        locale: each,
        weight,
        tracking: each === 'en' ? -0.03 : 0,
      });
      const x = isMirrored ? W - INSET - (line.ink.right - line.ink.left) * size : INSET;
      return path(line.outline(x, y, size), index === 0 ? palette.paper : palette.light);
    });
    const ground = isMirrored
      ? shade.map(([at, color, opacity]): [number, string, number] => [1 - at, color, opacity]).reverse()
      : shade;
    return [
      rect(0, 0, W, H, definitions.linear(ground)),
      mark(isMirrored ? W - INSET - MARK : INSET, 118, MARK),
      ...words,
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
    isMirrored,
  });
};
