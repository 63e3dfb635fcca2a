import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { fallbackFaces, servedFace } from './font-faces';
import { charactersOf, measure } from './measure';
import { isInRange } from './unicode-range';
import { FEATURES, FONT_FILES } from './typefaces';
import type { FontFile } from './typefaces';

const STYLES = join(dirname(fileURLToPath(import.meta.url)), '../../src/styles');
const require = createRequire(import.meta.url);

const full = (module: string): Promise<Buffer> => readFile(require.resolve(module));

/**
 * Removes the weights and font features that the site's CSS does not use, the characters of other files, and the
 * glyphs that only they need.
 */
const reduce = async ({ source, weight, script, unicodeRange }: FontFile): Promise<Buffer> => {
  const file = await full(source);
  const belongs = isInRange(unicodeRange);
  // Browsers measure a font by its space, and draw invisible characters with it.
  const characters = (await charactersOf(file)).filter((each) => each === ' ' || belongs(each));
  return subsetFont(file, characters.join(''), {
    keepFeatures: [...FEATURES[script]],
    noHinting: true,
    targetFormat: 'woff2',
    ...(typeof weight === 'number' ? {} : { variationAxes: { wght: { min: weight[0], max: weight[1] } } }),
  });
};

/** Writes the served font files and the style sheet with their `@font-face` rules and fallbacks. */
const makeFonts = async (): Promise<void> => {
  const faces: string[] = [];
  for (const font of FONT_FILES) {
    const before = (await full(font.source)).length;
    const reduced = await reduce(font);
    await writeFile(join(STYLES, 'fonts', font.file), reduced);
    process.stdout.write(`${font.file}: ${before} -> ${reduced.length} bytes\n`);
    faces.push(servedFace(font));
  }
  const fallbacks = await fallbackFaces({
    real: async (script, weight) =>
      measure(
        await full(`@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`),
        script,
        weight,
      ),
    standIn: async ({ standIn, script }, weight) =>
      measure(await full(`@fontsource/${standIn}/files/${standIn}-${script}-${weight}-normal.woff2`), script),
  });
  const sheet = [
    '/* Written by `npm run fonts -w @sahra/site`: the typefaces, and what stands in for them. */\n',
  ];
  await writeFile(join(STYLES, 'fonts.css'), [...sheet, ...faces, ...fallbacks].join(''));
};

void makeFonts();
