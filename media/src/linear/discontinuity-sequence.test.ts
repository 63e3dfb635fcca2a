import { mediaExpiry } from '@sahra/schemas/media-url';
import fc from 'fast-check';

import { COUNTED_MS, countedFrom } from '../playlist/counted-from';
import { filmOf } from '../testing/film-of';
import { type LinearChannel, openLinearChannel } from './linear-channel';
import { type Programme, SLOT_MS } from './timeline';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 21, 12);
const FILE = '720p/index.m3u8';
/** One whole segment, a few, and more than any programme has; the others are not there, so the channel's own film is on. */
const FILMS = new Map([
  ['one0001', filmOf(1)],
  ['few0001', filmOf(7)],
  ['long001', filmOf(5_000)],
]);

/** What of a playlist is about seams. */
interface Numbered {
  /** Number of its first segment. */
  first: number;
  /** Seams that it says have left it. */
  left: number;
  /** Numbers of the segments that begin with a seam. */
  seams: number[];
}

const read = (channel: LinearChannel, now: number, expiry: number): Numbered => {
  const text = channel.playlist(FILE, now, countedFrom(expiry)) ?? '';
  const first = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)$/m.exec(text)?.[1]);
  const left = Number(/^#EXT-X-DISCONTINUITY-SEQUENCE:(\d+)$/m.exec(text)?.[1]);
  const seams: number[] = [];
  let number = first;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') seams.push(number);
    else if (line.endsWith('.m4s')) number += 1;
  }
  return { first, left, seams };
};

/** Programmes one after the other, some after a pause, from hours before the first read on. */
const schedules = fc
  .array(
    fc.record({
      code: fc.constantFrom('one0001', 'few0001', 'long001', 'none001'),
      minutes: fc.integer({ min: 1, max: 150 }),
      pause: fc.constantFrom(0, 0, 0.05, 40),
    }),
    { minLength: 20, maxLength: 50 },
  )
  .map((planned) => {
    let end = START - 240 * MINUTE_MS;
    return planned.map(({ code, minutes, pause }): Programme => {
      const startsAt = end + pause * MINUTE_MS;
      end = startsAt + minutes * MINUTE_MS;
      return { code, startsAt, endsAt: end };
    });
  });

/** What happens after some minutes, fewer than a window has. A change holds for what has not begun. */
const events = fc.array(
  fc.record({
    minutes: fc.double({ min: 0.1, max: 25, noNaN: true }),
    what: fc.oneof(fc.constantFrom('read', 'read', 'restart'), schedules),
  }),
  { minLength: 60, maxLength: 120 },
);

test('the number only rises, by the seams that left the window, as long as an address is valid', () => {
  fc.assert(
    fc.property(schedules, events, (planned, happened) => {
      let programmes: readonly Programme[] = planned;
      const start = (): LinearChannel =>
        openLinearChannel({
          own: filmOf(5, true),
          find: (code) => FILMS.get(code),
          programmes: () => programmes,
        });
      let channel = start();
      let now = START;
      const before = new Map<number, Numbered>();
      for (const { minutes, what } of happened) {
        now += minutes * MINUTE_MS;
        if (what === 'restart') channel = start();
        else if (typeof what !== 'string')
          programmes = [
            ...programmes.filter(({ startsAt }) => startsAt <= now),
            ...what.filter(({ startsAt }) => startsAt > now),
          ];
        const issued = mediaExpiry(now);
        if (![...before.keys()].some((expiry) => Math.abs(expiry - issued) < 3_000))
          before.set(issued, read(channel, now, issued));
        for (const [expiry, known] of before) {
          if (expiry * 1000 <= now) {
            before.delete(expiry);
            continue;
          }
          const next = read(channel, now, expiry);
          const left = known.seams.filter((seam) => seam < next.first).length;
          expect(next.left - known.left).toBe(left);
          expect(next.left).toBeLessThanOrEqual(COUNTED_MS / SLOT_MS);
          before.set(expiry, next);
        }
      }
      expect(before.size).toBeGreaterThan(0);
    }),
    { numRuns: 4 },
  );
});

test('seams are counted from the beginning of a day, whatever was shown for days', () => {
  // Each slot is a seam.
  const channel = openLinearChannel({ own: filmOf(1), find: () => undefined, programmes: () => [] });
  for (let now = START; now < START + 5_000 * MINUTE_MS; now += 20 * MINUTE_MS) {
    const expiry = mediaExpiry(now);
    expect(read(channel, now, expiry).left).toBe((now - countedFrom(expiry)) / SLOT_MS);
  }
});

test('a renewed address goes on with the number of the one before, but once a day', () => {
  const days = Array.from({ length: 3 * 144 }, (_, index) => countedFrom(START / 1000 + index * 600));
  expect(new Set(days).size).toBe(4);
  expect(days).toEqual([...days].sort((one, other) => one - other));
});
