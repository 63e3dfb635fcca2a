import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Programme } from '../linear/timeline';
import { GATEWAY_TOKEN } from './test-secrets';

/** A fake cms on the loopback interface that has linear channels, and one schedule for all of them. */
export interface TestSchedule {
  url: string;
  readToken: string;
  /** What it answers from now on. */
  programmes: readonly Programme[];
  /** Live videos that play a schedule, with the slugs of their channels. */
  channels: readonly { video_code: string; channel_slug: string }[];
  /** Whether it answers every call with 503. */
  isDown: boolean;
  /** Queries of the calls for the schedule, oldest first. */
  calls: URLSearchParams[];
  stop: () => Promise<void>;
}

/** Starts a fake cms that answers `GET /api/schedule` with what is on in the window and `GET /api/linear_channels`, to its token only. */
export const startTestSchedule = async (): Promise<TestSchedule> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', schedule.url);
    const isSchedule = pathname === '/api/schedule';
    if (isSchedule) schedule.calls.push(searchParams);
    const isKnown =
      (isSchedule || pathname === '/api/linear_channels') &&
      request.headers.authorization === `Bearer ${schedule.readToken}`;
    const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    const data = schedule.programmes
      .filter(({ startsAt, endsAt }) => endsAt > (from ?? 0) && startsAt < (to ?? 0))
      .map(({ code, startsAt, endsAt }) => ({
        video_code: code,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(endsAt).toISOString(),
      }));
    response.writeHead(schedule.isDown ? 503 : isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: isSchedule ? data : schedule.channels }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const schedule: TestSchedule = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readToken: GATEWAY_TOKEN,
    programmes: [],
    channels: [],
    isDown: false,
    calls: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return schedule;
};
