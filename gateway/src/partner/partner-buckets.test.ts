import { PARTNER_BUCKET, PartnerBuckets } from './partner-buckets';

const { max, restorePerSecond } = PARTNER_BUCKET;

const setUp = () => {
  const clock = { now: 0 };
  return { clock, buckets: new PartnerBuckets(() => clock.now) };
};

test('each key has a bucket of its own', () => {
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
  buckets.giveBack('a', 200);
  expect(buckets.state('a').left).toBe(max - 300);
  buckets.giveBack('a', 10_000);
  expect(buckets.state('a').left).toBe(max);
  clock.now += 3_600_000;
  expect(buckets.state('a').left).toBe(max);
});

test('a clock that is set back gives and takes nothing', () => {
  const { clock, buckets } = setUp();
  clock.now = 10_000;
  buckets.take('a', 100);
  clock.now = 0;
  expect(buckets.state('a').left).toBe(max - 100);
});
