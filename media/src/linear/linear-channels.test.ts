import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { readLivePlaylist } from '../testing/read-live-playlist';
import { CHANNEL, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestSchedule } from '../testing/start-test-schedule';
import { TEST_KEY } from '../testing/test-secrets';
import { CHANNELS_FRESH_MS } from './follow-channels';
import { SCHEDULE_FRESH_MS } from './follow-schedule';
import { SLOT_MS } from './timeline';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOON = Date.UTC(2026, 10, 21, 12);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(NOON);
});
afterEach(() => server.stop());

/** Address of a file of the channel, signed at the server's time. */
const address = (file: string): string =>
  `${signMediaPath(TEST_KEY, CHANNEL, mediaExpiry(server.clock.now))}/${file}`;
const read = async () => {
  const { status, body } = await server.send(address('540p/index.m3u8'));
  expect(status).toBe(200);
  return readLivePlaylist(body.toString());
};
const programme = (fromMinute: number, toMinute: number, code = RECORDED) => ({
  code,
  startsAt: NOON + fromMinute * MINUTE_MS,
  endsAt: NOON + toMinute * MINUTE_MS,
});

test('24 hours over HTTP follow the schedule, also when it changes and while the cms is away', async () => {
  server.schedule.programmes = [programme(60, 90), programme(600, 660)];
  const day = new Map<number, string>();
  for (let minute = 30; minute <= 24 * 60; minute += 15) {
    server.clock.now = NOON + minute * MINUTE_MS;
    // From 8:00 to 12:00 the cms is away; at 16:00 an editor adds a programme.
    server.schedule.isDown = minute >= 480 && minute < 720;
    if (minute === 960) server.schedule.programmes = [...server.schedule.programmes, programme(1_000, 1_030)];
    for (const { at, uri } of await read()) day.set(at, uri);
    // A due read goes on in the background.
    await read();
  }
  const shown = (minute: number): string => day.get(NOON + minute * MINUTE_MS) ?? '';
  const slots = Array.from({ length: (24 * HOUR_MS) / SLOT_MS }, (_, index) => NOON + index * SLOT_MS);
  expect(slots.filter((at) => !day.has(at))).toEqual([]);
  for (const minute of [60, 89, 600, 659, 1_000, 1_029]) expect(shown(minute)).toContain(`of/${RECORDED}/`);
  for (const minute of [59, 90, 599, 660, 999, 1_030]) expect(shown(minute)).not.toContain('of/');
});

test('every listed segment can be fetched, and no film that is not on', async () => {
  server.schedule.programmes = [programme(0, 5)];
  server.clock.now = NOON + 6 * MINUTE_MS;
  const files = new Set((await read()).flatMap(({ uri, initUri }) => [uri, initUri]));
  expect([...files].some((file) => file.startsWith(`of/${RECORDED}/`))).toBe(true);
  const statuses = await Promise.all(
    [...files].map(async (file) => (await server.send(address(`540p/${file}`), {}, 'HEAD')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  server.clock.now = NOON + 2 * HOUR_MS;
  expect((await server.send(address(`540p/of/${RECORDED}/540p/0.m4s`))).status).toBe(404);
});

test('the schedule is read in both languages, at most every ten seconds, for all viewers together', async () => {
  await Promise.all([read(), read(), read()]);
  expect(server.schedule.calls).toHaveLength(1);
  expect(Object.fromEntries(server.schedule.calls[0] ?? [])).toMatchObject({
    category: 'evening',
    fallback: 'ar',
  });
  server.clock.now += SCHEDULE_FRESH_MS - 1;
  await read();
  expect(server.schedule.calls).toHaveLength(1);
  server.clock.now += 1;
  await read();
  expect(server.schedule.calls.length).toBeGreaterThan(1);
});

test('an editor ends and begins it without a restart, within ten seconds', async () => {
  server.schedule.programmes = [programme(0, 60)];
  server.clock.now = NOON + 5 * MINUTE_MS;
  const isLinear = async (): Promise<boolean> => (await read()).some(({ uri }) => uri.startsWith('of/'));
  const becomes = async (expected: boolean, channels: TestSchedule['channels']): Promise<void> => {
    server.schedule.channels = channels;
    server.clock.now += CHANNELS_FRESH_MS;
    // The due read goes on in the background; a later request of a player finds it.
    while ((await isLinear()) !== expected) await read();
  };
  const { channels } = server.schedule;
  expect(await isLinear()).toBe(true);
  await becomes(false, []);
  await becomes(true, channels);
  expect(CHANNELS_FRESH_MS + SLOT_MS).toBeLessThan(10_000);
});

test('with no schedule to be read the channel shows its own film, and says so in the log', async () => {
  server.schedule.isDown = true;
  expect(new Set((await read()).map(({ uri }) => uri.includes('/')))).toEqual(new Set([false]));
  expect(server.logLines.join('\n')).toContain('The list of linear channels could not be read');
});
