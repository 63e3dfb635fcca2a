/** @jest-environment node */
import { RebuildSchedule } from './rebuild-schedule';

const MIN = 300_000;
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
  schedule.finished(8);
  expect(schedule.due(9, MIN * 3)).toBe(true);
  schedule.started(MIN * 3);
  schedule.finished(9);
  expect(schedule.due(10, MIN * 3 + 1)).toBe(false);
  expect(schedule.due(10, MIN * 4 - 1)).toBe(false);
  expect(schedule.due(10, MIN * 4)).toBe(true);
});

it('tries again after a failure, at the next turn', () => {
  schedule.due(8, 0);
  expect(schedule.due(8, QUIET)).toBe(true);
  schedule.started(QUIET);
  schedule.finished(7);
  expect(schedule.due(8, MIN)).toBe(false);
  expect(schedule.due(8, MIN + QUIET)).toBe(true);
});

it('builds also when the version went back, as it does after a reset', () => {
  schedule.due(2, 0);
  expect(schedule.due(2, QUIET)).toBe(true);
});
