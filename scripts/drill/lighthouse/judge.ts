import type { Reading } from './audit-page';

/** The targets of the look: what each page has to reach on a slow phone. */
const TARGETS = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1800,
  layoutShift: 0.02,
} as const;

/** The reading in the middle by speed: one run's noise neither saves nor sinks a page. */
export const middleOf = (readings: readonly Reading[]): Reading => {
  const sorted = [...readings].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no reading was taken');
  return middle;
};

/** What of a reading misses its target, in words; empty when nothing does. */
export const missedBy = (reading: Reading): string[] => [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => reading[name] < TARGETS[name])
    .map((name) => `${name} ${reading[name]} instead of ${TARGETS[name]}`),
  ...(reading.largestPaintMs > TARGETS.largestPaintMs
    ? [`largest paint ${Math.round(reading.largestPaintMs)} ms instead of ${TARGETS.largestPaintMs} ms`]
    : []),
  ...(reading.layoutShift >= TARGETS.layoutShift
    ? [`layout shift ${reading.layoutShift.toFixed(3)} instead of under ${TARGETS.layoutShift}`]
    : []),
];
