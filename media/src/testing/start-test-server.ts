import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import type { BodyTransferLimits } from '@sahra/schemas/unfinished-requests';

import type { FilmsAv1 } from '../config/config';
import { type CheckedTools, findTools } from '../encoder/find-tools';
import { findDeletedVideos } from '../films/find-deleted-videos';
import { sendFilmLengths } from '../films/film-lengths';
import { openFilms, type OpenedFilms } from '../films/open-films';
import { readPoster } from '../films/read-poster';
import { openLibrary } from '../library/library';
import { buildServer } from '../server/build-server';
import { startTestSchedule, type TestSchedule } from './start-test-schedule';
import { type MediaResponse, sendRequest } from './send-request';
import { FILM_SECRET, FORMER_KEY, GATEWAY_TOKEN, TEST_KEY } from './test-secrets';

const COMMITTED = resolve(__dirname, '../../library');

export const RECORDED = 'rec0001';
export const LIVE = 'live001';
/** A linear channel, which shows `RECORDED` and its own clip. */
export const CHANNEL = 'chan001';

export interface TestServer extends Pick<OpenedFilms, 'films' | 'queue'> {
  origin: string;
  http: Server;
  libraryDir: string;
  logLines: string[];
  /** The schedule that the linear channel follows. */
  schedule: TestSchedule;
  /** The clock the server reads, in milliseconds. */
  clock: { now: number };
  /** Finds the programs that make the next film. */
  encoder: { findTools: NonNullable<TestServerOptions['tools']> };
  /** Sends `path` unchanged, byte for byte; fetch would normalize `..`. */
  send: (path: string, headers?: Record<string, string>, method?: string) => Promise<MediaResponse>;
  /** Opens the same films again, as the next process does with this setting; `queue` has to be closed. */
  reopen: (filmsAv1: FilmsAv1) => Promise<OpenedFilms>;
  stop: () => Promise<void>;
}

interface TestServerOptions {
  bodies?: BodyLimits;
  filmParts?: BodyTransferLimits;
  /** Programs that make the films; those of a product on this machine when absent. */
  tools?: () => Promise<CheckedTools>;
  /** Which films are made in AV1 too; none when absent. */
  filmsAv1?: FilmsAv1;
}

/** Starts a media server over a copy of one committed clip, once as a recording and once as a live stream. */
export const startTestServer = async (
  now: number,
  {
    bodies,
    filmParts,
    filmsAv1 = 'none',
    tools = () => findTools(process.env['PATH'] ?? ''),
  }: TestServerOptions = {},
): Promise<TestServer> => {
  const libraryDir = await mkdtemp(join(tmpdir(), 'sahra-media-'));
  await cp(join(COMMITTED, 'clips/cup'), join(libraryDir, 'clips/cup'), { recursive: true });
  await writeFile(
    join(libraryDir, 'streams.json'),
    JSON.stringify({
      [RECORDED]: { clip: 'cup', live: false },
      [LIVE]: { clip: 'cup', live: true },
      [CHANNEL]: { clip: 'cup', live: true },
    }),
  );

  const clock = { now };
  const encoder = { findTools: tools };
  const logLines: string[] = [];
  const schedule = await startTestSchedule();
  schedule.channels = [{ video_code: CHANNEL, channel_slug: 'evening' }];
  const library = await openLibrary(libraryDir);
  const reopen = (setting: FilmsAv1): Promise<OpenedFilms> =>
    openFilms({
      folder: join(libraryDir, 'uploaded'),
      library,
      findTools: () => encoder.findTools(),
      filmsAv1: setting,
      findDeleted: (codes) => findDeletedVideos(schedule, codes),
      sendLengths: sendFilmLengths(schedule, FILM_SECRET),
      readPoster: (code) => readPoster(schedule, code),
      now: () => clock.now,
      log: { info: () => undefined, warn: (line) => logLines.push(line) },
    });
  const opened = await reopen(filmsAv1);
  const app = buildServer({
    library,
    films: opened.films,
    queue: opened.queue,
    readFrame: opened.readFrame,
    filmSecret: FILM_SECRET,
    gatewayToken: GATEWAY_TOKEN,
    cms: schedule,
    encoder: () => 'Films are made by a test.',
    signingKeys: [TEST_KEY, FORMER_KEY],
    now: () => clock.now,
    logLevel: 'info',
    logTo: { write: (line) => logLines.push(line) },
    ...(bodies && { bodies }),
    ...(filmParts && { filmParts }),
  });
  await opened.start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  return {
    ...opened,
    reopen,
    origin: `http://127.0.0.1:${port}`,
    http: app.server,
    libraryDir,
    logLines,
    schedule,
    clock,
    encoder,
    send: (path, headers, method) => sendRequest(port, path, headers, method),
    stop: async () => {
      await opened.close();
      await app.close();
      await schedule.stop();
      await rm(libraryDir, { recursive: true, force: true });
    },
  };
};
