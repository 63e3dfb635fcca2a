import type { Reading } from './audit-page';
import { findMissedTargets, medianReading } from './lighthouse-targets';

const GOOD: Reading = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1700,
  layoutShift: 0,
  blockedMs: 40,
  machineIndex: 1500,
  complaints: [],
};

describe('the judgement of a Lighthouse reading', () => {
  it('has nothing to say of a page that reaches its targets', () => {
    expect(findMissedTargets(GOOD)).toEqual([]);
  });

  it('names each target that is missed and by how much', () => {
    expect(
      findMissedTargets({ ...GOOD, performance: 94, seo: 92, largestPaintMs: 1801, layoutShift: 0.02 }),
    ).toEqual([
      'performance 94 instead of 95',
      'seo 92 instead of 100',
      'largest paint 1801 ms instead of 1800 ms',
      'layout shift 0.020 instead of under 0.02',
    ]);
  });

  it('takes the run in the middle', () => {
    const runs = [99, 80, 96].map((performance) => ({ ...GOOD, performance }));
    expect(medianReading(runs).performance).toBe(96);
  });
});
