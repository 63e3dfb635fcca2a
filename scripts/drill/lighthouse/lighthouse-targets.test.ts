import type { Reading } from './audit-page';
import { findMissedMiddle, findMissedTargets, medianReading } from './lighthouse-targets';

const GOOD: Reading = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 1400,
  layoutShift: 0,
  blockedMs: 40,
  machineIndex: 1500,
  complaints: [],
};

describe('the judgement of a Lighthouse reading', () => {
  it('has nothing to say of a page that reaches its targets', () => {
    expect(findMissedTargets(GOOD, 30)).toEqual([]);
  });

  it('names each target that is missed and by how much', () => {
    expect(
      findMissedTargets(
        { ...GOOD, performance: 94, seo: 92, largestPaintMs: 1501, layoutShift: 0.01, blockedMs: 46 },
        30,
      ),
    ).toEqual([
      'performance 94 instead of 95',
      'seo 92 instead of 100',
      'largest paint 1501 ms instead of 1500 ms',
      'layout shift 0.010 instead of under 0.01',
      'blocked for 46 ms, a bare page for 30 ms; at most 1.5 times',
    ]);
  });

  it('takes the run in the middle', () => {
    const runs = [99, 80, 96].map((performance) => ({ ...GOOD, performance }));
    expect(medianReading(runs).performance).toBe(96);
  });

  it('asks more of the page in the middle', () => {
    const pages = [95, 97, 99].map((performance) => ({ ...GOOD, performance }));
    expect(findMissedMiddle(pages)).toEqual(['the page in the middle: performance 97 instead of 98']);
    expect(findMissedMiddle(pages.map((page) => ({ ...page, performance: 98 })))).toEqual([]);
  });
});
