import { CHANNELS } from '../../seeds/channels';
import { EVENING } from '../../seeds/schedule';
import { VIDEOS } from '../../seeds/videos';
import { liveTimes } from './live-times';
import { scheduleFrom } from './schedule-times';
import { seededSeconds } from './seeded-seconds';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-21T19:30:00.000Z');

const seeded = new Map(
  VIDEOS.flatMap(({ channel, videos }) => videos.map((video) => [video.code, { ...video, channel }])),
);

test('the fortnight has what is over, what is on and what comes, without a gap in an evening', () => {
  const entries = scheduleFrom(NOW);
  const first = entries[0];
  const last = entries.at(-1);
  expect(first?.startsAt.getTime()).toBeLessThan(NOW - DAY_MS);
  expect(last?.endsAt.getTime()).toBeGreaterThan(NOW + 14 * DAY_MS);
  expect(entries.filter(({ startsAt, endsAt }) => +startsAt <= NOW && +endsAt > NOW)).toHaveLength(1);
  for (const [index, { startsAt }] of entries.entries())
    if (index % EVENING.length !== 0) expect(startsAt).toEqual(entries[index - 1]?.endsAt);
});

test('every entry is a seeded video that fits its place', () => {
  const entries = scheduleFrom(NOW);
  expect(entries.length).toBeGreaterThan(15 * EVENING.length);
  for (const { code, startsAt, endsAt } of entries) {
    const video = seeded.get(code);
    const seconds = video && (seededSeconds(video) ?? 0);
    expect({ code, isSeeded: seconds !== undefined }).toEqual({ code, isSeeded: true });
    expect({ code, fits: (seconds ?? 0) * 1000 <= +endsAt - +startsAt }).toEqual({ code, fits: true });
  }
});

test('what is live in an evening is live on air, every evening to the last', () => {
  const entries = scheduleFrom(NOW).flatMap(({ code, endsAt }) => {
    const live = seeded.get(code)?.live;
    return live ? [{ live, endsAt }] : [];
  });
  expect(entries.length).toBeGreaterThan(15);
  for (const { live, endsAt } of entries) {
    const air = liveTimes(live, NOW);
    expect(+air.startsAt).toBeLessThan(NOW);
    expect(air.endsAt === null || +air.endsAt > +endsAt).toBe(true);
  }
});

test('every channel has its evening', () => {
  const shown = new Set(scheduleFrom(NOW).map(({ code }) => seeded.get(code)?.channel));
  expect(CHANNELS.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([]);
});
