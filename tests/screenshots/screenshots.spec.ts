import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { LOCALES } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { test } from '../browser/support/test';
import { SCENES } from './scenes';

test.use({ savesData: true });

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const QUALITY = 72;

/** Scrolls through the page, because pictures below the fold load lazily. */
const walkThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo(0, 0);
  });

/** Waits until all pictures are decoded, and makes lazy ones eager, because they would otherwise never load. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

/** Puts on the typeface, which a first page leaves off when it comes late: every other page has it. */
const wearTypeface = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.removeAttribute('data-scripted-font');
    await document.fonts.ready;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const scene of SCENES)
  for (const lang of LOCALES)
    for (const size of SIZES)
      test(`${scene.name} ${lang} ${size.width}`, async ({ page, catalogue }) => {
        await page.setViewportSize(size);
        await page.goto(`/${lang}${scene.path(catalogue)}`, { waitUntil: 'networkidle' });
        await wearTypeface(page);
        await scene.prepare?.(page, lang);
        if (scene.whole) await walkThrough(page);
        await untilDrawn(page);
        const picture = await page.screenshot({ fullPage: scene.whole, animations: 'disabled' });
        await mkdir(FOLDER, { recursive: true });
        await sharp(picture)
          .webp({ quality: QUALITY })
          .toFile(join(FOLDER, `${scene.name}-${lang}-${size.width}.webp`));
      });
