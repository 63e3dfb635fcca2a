import type { Reading } from './audit-page';

/** Targets for each page on a slow phone. */
const TARGETS = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1500,
  layoutShift: 0.01,
  /** Times the blocking of a page of React and Gatsby alone. */
  timesBare: 1.5,
} as const;

/** Target for the page in the middle of all. */
const MIDDLE_PERFORMANCE = 98;

/** Returns the reading with the median performance score, so that noise in one run does not decide. */
export const medianReading = (readings: readonly Reading[]): Reading => {
  const sorted = [...readings].sort((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no reading was taken');
  return middle;
};

/** Describes each missed target of a reading; empty when all are met. `bareBlockedMs` is read in the same run. */
export const findMissedTargets = (reading: Reading, bareBlockedMs: number): string[] => [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => reading[name] < TARGETS[name])
    .map((name) => `${name} ${reading[name]} instead of ${TARGETS[name]}`),
  ...(reading.largestPaintMs > TARGETS.largestPaintMs
    ? [`largest paint ${Math.round(reading.largestPaintMs)} ms instead of ${TARGETS.largestPaintMs} ms`]
    : []),
  ...(reading.layoutShift >= TARGETS.layoutShift
    ? [`layout shift ${reading.layoutShift.toFixed(3)} instead of under ${TARGETS.layoutShift}`]
    : []),
  ...(reading.blockedMs > TARGETS.timesBare * bareBlockedMs
    ? [
        `blocked for ${Math.round(reading.blockedMs)} ms, a bare page for ${Math.round(bareBlockedMs)} ms; at most ${TARGETS.timesBare} times`,
      ]
    : []),
];

/** Describes the missed target of all pages together; empty when it is met. */
export const findMissedMiddle = (readings: readonly Reading[]): string[] => {
  const { performance } = medianReading(readings);
  return performance < MIDDLE_PERFORMANCE
    ? [`the page in the middle: performance ${performance} instead of ${MIDDLE_PERFORMANCE}`]
    : [];
};
