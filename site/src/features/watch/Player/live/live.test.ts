import { secondsBehindLive, liveRange } from '../../../../shared/playback/live-position';
import { liveStart } from './live-start';
import { timeLeft } from './time-left';

const seekable = { length: 1, start: () => 100, end: () => 140 };

test('the window of a live stream ends where live is played', () => {
  expect(liveRange(seekable, 131)).toEqual({ start: 100, end: 131 });
  expect(liveRange(seekable, null)).toEqual({ start: 100, end: 128 });
  expect(liveRange({ ...seekable, length: 0 }, null)).toEqual({ start: 0, end: 0 });
});

test('a few seconds of delay are live, more are behind', () => {
  const range = { start: 100, end: 131 };
  expect(secondsBehindLive(127, range)).toBe(0);
  expect(secondsBehindLive(110, range)).toBe(21);
});

test('what is left is counted in whole seconds and days, and never below zero', () => {
  const start = Date.parse('2026-11-21T21:00:00Z');
  expect(timeLeft(start, Date.parse('2026-11-21T20:17:42Z'))).toEqual({ days: 0, clock: '00:42:18' });
  expect(timeLeft(start, Date.parse('2026-11-18T20:59:59.500Z'))).toEqual({ days: 3, clock: '00:00:01' });
  expect(timeLeft(start, start + 5000)).toEqual({ days: 0, clock: '00:00:00' });
});

test('one can go back to the beginning of an event, or as far as it is kept', () => {
  const range = { start: 100, end: 1900 };
  const at = Date.parse('2026-11-21T20:30:00Z');
  const from = (startsAt: string | null) => liveStart(range, { time: 1800, at, startsAt });
  expect(from('2026-11-21T20:10:00Z')).toEqual({ second: 600, isBeginning: true });
  expect(from('2026-11-21T18:00:00Z')).toEqual({ second: 112, isBeginning: false });
  expect(from(null)).toEqual({ second: 112, isBeginning: false });
  expect(liveStart({ start: 0, end: 40 }, { time: 20, at: null, startsAt: null })).toBeNull();
});
