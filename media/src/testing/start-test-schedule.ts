import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { ALL_FILMS, verifyFilmToken } from '@sahra/schemas/film-token';
import { FILM_LENGTHS_PATH } from '@sahra/schemas/film';

import type { Programme } from '../linear/timeline';
import { FILM_SECRET, GATEWAY_TOKEN } from './test-secrets';

/** A fake cms on the loopback interface with linear channels, one schedule for all of them, and codes of videos. */
export interface TestSchedule {
  url: string;
  readToken: string;
  /** What it answers from now on. */
  programmes: readonly Programme[];
  /** Codes of its videos. */
  videos: readonly string[];
  /** WebP picture of each video that has a poster, by its code. */
  posters: Map<string, Uint8Array>;
  /** Live videos that play a schedule, with the slugs of their channels. */
  channels: readonly { video_code: string; channel_slug: string }[];
  /** Whether it answers every call with 503. */
  isDown: boolean;
  /** Queries of the calls for the schedule, oldest first. */
  calls: URLSearchParams[];
  /** Bodies of `PUT /film-lengths`, oldest first. */
  lengths: string[];
  stop: () => Promise<void>;
}

const takeLengths = (request: IncomingMessage, response: ServerResponse, schedule: TestSchedule): void => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const isMedia = verifyFilmToken(FILM_SECRET, token, ALL_FILMS, Date.now());
  void text(request).then((body) => {
    if (isMedia && !schedule.isDown) schedule.lengths.push(body);
    response.writeHead(schedule.isDown ? 503 : isMedia ? 204 : 403).end();
  });
};

/**
 * Starts a fake cms that answers `GET /api/schedule` with what is on in the window, `GET /api/linear_channels`,
 * `GET /api/video_codes` with the videos among the asked ones, and `GET /api/video_poster` with the poster of a video,
 * to its token only. It takes the lengths of films.
 */
export const startTestSchedule = async (): Promise<TestSchedule> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', schedule.url);
    if (pathname === FILM_LENGTHS_PATH) {
      takeLengths(request, response, schedule);
      return;
    }
    const drawn = /^\/uploads\/(\w+)\.webp$/.exec(pathname)?.[1];
    if (drawn !== undefined) {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(schedule.posters.get(drawn));
      return;
    }
    if (pathname === '/api/schedule') schedule.calls.push(searchParams);
    const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    const data = schedule.programmes
      .filter(({ startsAt, endsAt }) => endsAt > (from ?? 0) && startsAt < (to ?? 0))
      .map(({ code, startsAt, endsAt }) => ({
        video_code: code,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(endsAt).toISOString(),
      }));
    const asked = (searchParams.get('codes') ?? '').split(',');
    const wanted = searchParams.get('code') ?? '';
    const rendition = { url: `/uploads/${wanted}.webp`, width: 640, height: 360, type: 'image/webp' };
    const bodies = new Map<string, object>([
      ['/api/video_poster', { data: schedule.posters.has(wanted) ? { renditions: [rendition] } : null }],
      ['/api/schedule', { data, meta: { next: null } }],
      ['/api/linear_channels', { data: schedule.channels }],
      [
        '/api/video_codes',
        {
          data: schedule.videos.filter((code) => asked.includes(code)),
          meta: { videos: schedule.videos.length },
        },
      ],
    ]);
    const isKnown = bodies.has(pathname) && request.headers.authorization === `Bearer ${schedule.readToken}`;
    response.writeHead(schedule.isDown ? 503 : isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(bodies.get(pathname) ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const schedule: TestSchedule = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readToken: GATEWAY_TOKEN,
    programmes: [],
    videos: [],
    posters: new Map(),
    channels: [],
    isDown: false,
    calls: [],
    lengths: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return schedule;
};
