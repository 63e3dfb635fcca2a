import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { reminderIdOfVideo } from '@sahra/schemas/reminder-id';

import { TEST_CONFIG } from './start-accounts';

interface Entry {
  titles: { en?: string; ar?: string };
  startsAt: Date;
  /** Code of the video of an entry. */
  video?: string;
  /** Whether the event has become a recording. */
  recorded?: boolean;
}

export interface TestSchedule {
  url: string;
  /** Published entries by id, and live events by `video-` and code; tests move and remove them as editors do. */
  entries: Map<string, Entry>;
  /** Whether it responds with 503. */
  away: boolean;
  stop(): Promise<void>;
}

const isLocale = (value: unknown): value is 'en' | 'ar' => value === 'en' || value === 'ar';

/**
 * Starts a fake cms schedule on the loopback interface: `GET /api/schedule/{id}` and `GET /api/videos?codes=` with its
 * token, languages and fallback.
 */
export const startSchedule = async (): Promise<TestSchedule> => {
  const entries: TestSchedule['entries'] = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cms');
    const admitted = request.headers.authorization === `Bearer ${TEST_CONFIG.cms.readToken}`;
    const code = pathname === '/api/videos' ? searchParams.get('codes') : null;
    const entry = entries.get(
      code === null ? pathname.replace('/api/schedule/', '') : reminderIdOfVideo(code),
    );
    const asked = [request.headers['x-localization'], searchParams.get('fallback')].filter(isLocale);
    const locale = asked.find((candidate) => entry?.titles[candidate] !== undefined);
    const title = locale && entry?.titles[locale];
    const status = schedule.away ? 503 : !admitted ? 401 : title === undefined && code === null ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    const record = {
      ...{ title, locale, starts_at: entry?.startsAt.toISOString(), live: !entry?.recorded },
      video_code: entry?.video ?? null,
    };
    const list = title === undefined ? [] : [record];
    response.end(JSON.stringify({ data: code === null ? record : list }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const schedule: TestSchedule = {
    url: `http://127.0.0.1:${port}`,
    entries,
    away: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return schedule;
};
