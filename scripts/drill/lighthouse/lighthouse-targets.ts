import type { Reading } from './audit-page';

/** Targets of the design: minimum values for each page on a slow phone. */
const TARGETS = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1800,
  layoutShift: 0.02,
} as const;

/** Returns the reading with the median performance score, so that noise in one run does not decide. */
export const medianReading = (readings: readonly Reading[]): Reading => {
  const sorted = [...readings].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no reading was taken');
  return middle;
};

/** Describes each missed target of a reading; empty when all are met. */
export const findMissedTargets = (reading: Reading): string[] => [
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
