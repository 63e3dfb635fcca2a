import { fileURLToPath } from 'node:url';

import { openLog } from '@sahra/schemas/open-log';

import { readConfig } from './config/config';
import { describeTools, findTools } from './encoder/find-tools';
import { findDeletedVideos } from './films/find-deleted-videos';
import { sendFilmLengths } from './films/film-lengths';
import { openFilms } from './films/open-films';
import { readPoster } from './films/read-poster';
import { openLibrary } from './library/library';
import { buildServer } from './server/build-server';
import { s3Storage } from './storage/s3-storage';

/** Found from src/ and from dist/, because both are next to the library. */
const OWN_LIBRARY = fileURLToPath(new URL('../library', import.meta.url));
const OWN_FILMS = fileURLToPath(new URL('../films', import.meta.url));

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const start = async (): Promise<void> => {
  const config = readConfig(process.env, OWN_LIBRARY, OWN_FILMS);
  const library = await openLibrary(config.libraryDir).catch((error: unknown) => {
    throw new Error(
      `media cannot start: LIBRARY_DIR (${config.libraryDir}) cannot be read: ${sentenceOf(error)}`,
    );
  });
  const tools = () => findTools(process.env['PATH'] ?? '');
  let encoder: string | null = null;
  const opened = await openFilms({
    folder: config.filmsDir,
    library,
    ...(config.bucket && { storage: await s3Storage(config.bucket) }),
    findTools: tools,
    filmsAv1: config.filmsAv1,
    findDeleted: (codes) => findDeletedVideos(config.cms, codes),
    sendLengths: sendFilmLengths(config.cms, config.filmSecret),
    readPoster: (code) => readPoster(config.cms, code),
    now: Date.now,
    log: {
      info: (line) => app.log.info(line),
      warn: (line) => app.log.warn(line),
    },
  }).catch((error: unknown) => {
    throw new Error(
      `media cannot start: FILMS_DIR (${config.filmsDir}) cannot be used: ${sentenceOf(error)}`,
    );
  });
  const app = buildServer({
    ...config,
    ...opened,
    library,
    encoder: () => encoder,
    now: Date.now,
    logTo: openLog(),
  });
  await opened.start().catch((error: unknown) => {
    const place = config.bucket ? `FILMS_BUCKET (${config.bucket.name})` : `FILMS_DIR (${config.filmsDir})`;
    throw new Error(`media cannot start: ${place} cannot be used: ${sentenceOf(error)}`);
  });

  const stop = (): void => {
    Promise.all([app.close(), opened.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // What is there plays without them, so nobody waits for the answer.
  void tools().then(
    (found) => {
      const wantsAv1 = config.filmsAv1 !== 'none';
      encoder = describeTools(found, wantsAv1);
      const isWhole = found.facts.isMaintained && (found.facts.av1Lacks.length === 0 || !wantsAv1);
      app.log[isWhole ? 'info' : 'warn'](encoder);
    },
    (error: unknown) => {
      encoder = sentenceOf(error);
      app.log.warn(encoder);
    },
  );
  await app.listen({ host: config.host, port: config.port });
};

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
