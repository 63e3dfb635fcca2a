import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { brandIconSvg } from '../brand-icon';
import { SHAPES } from '../core/shape';
import { HERO } from '../hints/hero-hint';
import { BRAND_NAMES, shareCardSvg } from '../share-card';
import { loadTypeface } from '../title/typeface';
import { rasterise } from './rasterise';

/** Static files of the site, which editors do not publish. */
const STATIC = join(__dirname, '..', '..', '..', 'site', 'static');

/** A colour table (indexed PNG) compresses flat colours well. */
const TABLE = { palette: true, effort: 10, compressionLevel: 9 };

const ICONS = [
  ['icon-192', 'rounded', 192],
  ['icon-512', 'rounded', 512],
  ['icon-maskable-512', 'maskable', 512],
  ['apple-touch-icon', 'full', 180],
] as const;

/** Draws the icons of the installed site and the default share card in each language. */
const drawBrand = async (): Promise<void> => {
  const typeface = await loadTypeface();
  await mkdir(join(STATIC, 'icons'), { recursive: true });
  for (const [name, kind, width] of ICONS) {
    const icon = sharp(Buffer.from(brandIconSvg(kind)), { density: 144 }).resize({ width });
    await icon.png({ ...TABLE, colours: 64 }).toFile(join(STATIC, 'icons', `${name}.png`));
  }
  const [W] = SHAPES.share;
  for (const locale of LOCALES)
    await rasterise(shareCardSvg(HERO, BRAND_NAMES, typeface, 0, locale), W, W)
      .png({ ...TABLE, colours: 160, dither: 0.4 })
      .toFile(join(STATIC, 'images', `share${locale === DEFAULT_LOCALE ? '' : `-${locale}`}.png`));
};

void drawBrand();
