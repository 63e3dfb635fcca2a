import type { Script } from '../../src/shared/type/font-descriptors';

/** System font that is shown until Alexandria is loaded. */
export interface Fallback {
  /** Font family name in the style sheet. */
  family: 'Alexandria fallback' | 'Alexandria fallback Android';
  script: Script;
  /** npm package with a metric-compatible font, used for measuring. */
  standIn: string;
  /** Local font names on devices, for regular and bold text. */
  names: Record<400 | 700, readonly string[]>;
}

/**
 * Fallback fonts: Arial on Windows and Apple, Liberation Sans (same widths) and Noto on Linux, Roboto and Noto
 * Naskh on Android.
 */
export const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Alexandria fallback',
    script: 'latin',
    standIn: 'arimo',
    names: {
      400: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
      700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    },
  },
  {
    family: 'Alexandria fallback',
    script: 'arabic',
    standIn: 'noto-sans-arabic',
    names: {
      400: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'],
      700: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'],
    },
  },
  {
    family: 'Alexandria fallback Android',
    script: 'latin',
    standIn: 'roboto',
    names: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
  {
    family: 'Alexandria fallback Android',
    script: 'arabic',
    standIn: 'noto-naskh-arabic',
    names: {
      400: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'NotoNaskhArabic-Regular'],
      700: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
    },
  },
];

/** Font weights, each measured where the site uses it: text, controls, names, headings, display. */
export const STEPS = [
  { from: 300, to: 424, measured: 350, local: 400 },
  { from: 425, to: 574, measured: 500, local: 400 },
  { from: 575, to: 674, measured: 625, local: 700 },
  { from: 675, to: 749, measured: 700, local: 700 },
  { from: 750, to: 800, measured: 800, local: 700 },
] as const;
