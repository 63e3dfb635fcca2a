import { UNICODE_RANGE } from '../../src/shared/type/font-descriptors';
import type { Script } from '../../src/shared/type/font-descriptors';
import { FALLBACKS, STEPS } from './fallbacks';
import type { Fallback } from './fallbacks';
import type { Measures } from './measure';
import type { FontFile } from './typefaces';

const face = (rules: Record<string, string>): string =>
  `@font-face {\n${Object.entries(rules)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/**
 * Returns the `@font-face` rule of a served font file. Text is shown in the fallback font until the file is loaded,
 * then swaps once.
 */
export const servedFace = ({ family, weight, file, unicodeRange }: FontFile): string =>
  face({
    'font-family': `'${family}'`,
    src: `url(./fonts/${file}) format('woff2')`,
    'font-weight': typeof weight === 'number' ? String(weight) : weight.join(' '),
    'font-display': 'swap',
    'unicode-range': unicodeRange,
  });

const fallbackFace = (
  { family, script, names }: Fallback,
  { from, to, local }: (typeof STEPS)[number],
  real: Measures,
  standIn: Measures,
): string => {
  const size = real.width / standIn.width;
  return face({
    'font-family': `'${family}'`,
    src: names[local].map((name) => `local('${name}')`).join(', '),
    'font-weight': `${from} ${to}`,
    'unicode-range': UNICODE_RANGE[script],
    'size-adjust': percent(size),
    'ascent-override': percent(real.ascent / size),
    'descent-override': percent(real.descent / size),
    'line-gap-override': percent(real.lineGap / size),
  });
};

/** Measures the real font at a weight, and the file of the metric-compatible font for that weight. */
export interface Meter {
  real: (script: Script, weight: number) => Promise<Measures>;
  standIn: (fallback: Fallback, weight: 400 | 700) => Promise<Measures>;
}

/**
 * Returns `@font-face` rules that scale the fallback fonts to Alexandria's metrics, to prevent layout shift when
 * Alexandria loads.
 */
export const fallbackFaces = async (meter: Meter): Promise<string[]> => {
  const faces: string[] = [];
  for (const fallback of FALLBACKS)
    for (const step of STEPS) {
      const real = await meter.real(fallback.script, step.measured);
      faces.push(fallbackFace(fallback, step, real, await meter.standIn(fallback, step.local)));
    }
  return faces;
};
