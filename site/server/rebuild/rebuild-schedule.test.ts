/** @jest-environment node */
import { RebuildSchedule } from './rebuild-schedule';

const MIN = 60_000;
const QUIET = 5000;
let schedule: RebuildSchedule;

beforeEach(() => {
  schedule = new RebuildSchedule(7, { minMs: MIN, quietMs: QUIET });
});

it('does nothing while nothing was published', () => {
  expect(schedule.due(7, 0)).toBe(false);
  expect(schedule.due(7, 10 * MIN)).toBe(false);
});

it('builds once for a series of publishes, when it has come to rest', () => {
  expect(schedule.due(8, 0)).toBe(false);
  expect(schedule.due(9, 3000)).toBe(false);
  expect(schedule.due(9, 7999)).toBe(false);
  expect(schedule.due(9, 8000)).toBe(true);
});

it('never starts a second build beside the first, nor before its time', () => {
  expect(schedule.due(8, QUIET * 2)).toBe(false);
  expect(schedule.due(8, QUIET * 3)).toBe(true);
  schedule.started(QUIET * 3);
  expect(schedule.due(9, MIN * 2)).toBe(false);
  expect(schedule.due(9, MIN * 3)).toBe(false);
  schedule.finished(8, QUIET * 3 + MIN);
  expect(schedule.due(9, MIN * 3)).toBe(true);
  schedule.started(MIN * 3);
  schedule.finished(9, MIN * 3 + 1);
  expect(schedule.due(10, MIN * 3 + 1)).toBe(false);
  expect(schedule.due(10, MIN * 4 - 1)).toBe(false);
  expect(schedule.due(10, MIN * 4)).toBe(true);
});

it('tries again after a failure, at the next turn', () => {
  schedule.due(8, 0);
  expect(schedule.due(8, QUIET)).toBe(true);
  schedule.started(QUIET);
  schedule.finished(7, QUIET * 2);
  expect(schedule.due(8, MIN)).toBe(false);
  expect(schedule.due(8, MIN + QUIET)).toBe(true);
});

it('builds also when the version went back, as it does after a reset', () => {
  schedule.due(2, 0);
  expect(schedule.due(2, QUIET)).toBe(true);
});

it('pauses longer after a build that took longer than the shortest time', () => {
  schedule.due(8, 0);
  schedule.started(QUIET);
  schedule.finished(8, QUIET + MIN + 1);
  schedule.due(9, MIN * 2);
  expect(schedule.due(9, QUIET + MIN * 5 - 1)).toBe(false);
  expect(schedule.due(9, QUIET + MIN * 5)).toBe(true);
});

const POLL = 1000;
/** The cms writes the feed at the commit; the gateway reads it every second. */
const FEED = 1000;
/** A build starts its program and reads the catalogue afterwards: what is published until then is in it. */
const READS_AFTER = 5000;

/** Runs a rebuilder with one publish at `at` and one just before it began; returns when the second is in the pages. */
const visibleAfter = (at: number, buildMs: number): number => {
  const running = new RebuildSchedule(7, { minMs: MIN, quietMs: QUIET });
  const versionAt = (now: number): number => 8 + Number(now >= at + FEED);
  let build = null as { version: number; reads: number; ends: number } | null;
  for (let now = 0; now < 10 * MIN; now += POLL) {
    if (build && now >= build.reads) build = { ...build, version: versionAt(build.reads), reads: Infinity };
    if (build && now >= build.ends) {
      running.finished(build.version, now);
      if (build.version === 9) return build.ends - at;
      build = null;
    }
    if (running.due(versionAt(now), now)) {
      running.started(now);
      build = { version: versionAt(now), reads: now + READS_AFTER, ends: now + buildMs };
    }
  }
  throw new Error('never built');
};

it.each([20_000, 40_000, 60_000])('shows a publish within two minutes with builds of %i ms', (buildMs) => {
  const waits = Array.from({ length: 150 }, (_, second) => visibleAfter(second * 1000, buildMs));
  expect(Math.max(...waits)).toBeLessThanOrEqual(120_000);
});
