import { CostBuckets } from './cost-buckets';

const LIMITS = { max: 10_000, restorePerSecond: 2_000 };
const { max, restorePerSecond } = LIMITS;

const setUp = () => {
  const clock = { now: 0 };
  return { clock, buckets: new CostBuckets(() => clock.now, LIMITS) };
};

test('each id has a bucket of its own', () => {
  const { buckets } = setUp();
  expect(buckets.take('a', max)).toBe(0);
  expect(buckets.take('a', 1)).toBe(1);
  expect(buckets.take('b', max)).toBe(0);
});

test('who has to wait learns how long, and is served after that', () => {
  const { clock, buckets } = setUp();
  buckets.take('a', max);
  expect(buckets.take('a', restorePerSecond * 2 + 1)).toBe(3);
  clock.now += 3_000;
  expect(buckets.take('a', restorePerSecond * 2 + 1)).toBe(0);
});

test('what was refused takes nothing', () => {
  const { buckets } = setUp();
  buckets.take('a', max - 10);
  expect(buckets.take('a', 11)).toBe(1);
  expect(buckets.state('a')).toEqual({ max, left: 10, restorePerSecond });
});

test('a bucket fills up and never overflows', () => {
  const { clock, buckets } = setUp();
  buckets.take('a', 500);
  buckets.settle('a', 500, 300);
  expect(buckets.state('a').left).toBe(max - 300);
  buckets.settle('a', 10_000, 0);
  expect(buckets.state('a').left).toBe(max);
  clock.now += 3_600_000;
  expect(buckets.state('a').left).toBe(max);
});

test('what cost more than was taken is a debt, of one bucket at most', () => {
  const { clock, buckets } = setUp();
  buckets.take('a', max);
  buckets.settle('a', 1, 100 * max);
  expect(buckets.state('a').left).toBe(-max);
  clock.now += (max / restorePerSecond) * 1_000;
  expect(buckets.take('a', 1)).toBe(1);
  clock.now += 1_000;
  expect(buckets.take('a', 1)).toBe(0);
});

test('a clock that is set back gives and takes nothing', () => {
  const { clock, buckets } = setUp();
  clock.now = 10_000;
  buckets.take('a', 100);
  clock.now = 0;
  expect(buckets.state('a').left).toBe(max - 100);
});

test('ids without number are not remembered without end', () => {
  const { buckets } = setUp();
  buckets.take('first', max);
  for (let id = 0; id < 20_000; id += 1) buckets.take(`made-up-${id}`, 1);
  expect(buckets.state('first').left).toBe(max);
});
