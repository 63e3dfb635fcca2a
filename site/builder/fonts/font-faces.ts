import { FALLBACKS, STEPS } from './fallbacks';
import type { Fallback } from './fallbacks';
import type { Measures } from './measure';
import { UNICODE_RANGE } from './typefaces';
import type { FontFile, Script } from './typefaces';

const face = (rules: Record<string, string>): string =>
  `@font-face {\n${Object.entries(rules)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Rule of a file that the site serves. Text is shown in the fallback until it is there, and then once in the font. */
export const servedFace = ({ family, weight, script }: FontFile, file: string): string =>
  face({
    'font-family': `'${family}'`,
    src: `url(./fonts/${file}) format('woff2')`,
    'font-weight': typeof weight === 'number' ? String(weight) : weight.join(' '),
    'font-display': 'swap',
    'unicode-range': UNICODE_RANGE[script],
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

/** What a fallback is measured with: the real font at a weight, and the stand-in's file for it. */
export interface Meter {
  real: (script: Script, weight: number) => Promise<Measures>;
  standIn: (fallback: Fallback, weight: 400 | 700) => Promise<Measures>;
}

/** Rules of the fonts that devices have, drawn as large as Alexandria, so that nothing moves when it comes. */
export const fallbackFaces = async (meter: Meter): Promise<string[]> => {
  const faces: string[] = [];
  for (const fallback of FALLBACKS)
    for (const step of STEPS) {
      const real = await meter.real(fallback.script, step.measured);
      faces.push(fallbackFace(fallback, step, real, await meter.standIn(fallback, step.local)));
    }
  return faces;
};
