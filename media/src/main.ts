import { fileURLToPath } from 'node:url';

import { readConfig } from './config/config';
import { openLibrary } from './library/library';
import { buildServer } from './server/build-server';

/** Found from src/ and from dist/, because both are next to the library. */
const OWN_LIBRARY = fileURLToPath(new URL('../library', import.meta.url));

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const start = async (): Promise<void> => {
  const config = readConfig(process.env, OWN_LIBRARY);
  const library = await openLibrary(config.libraryDir).catch((error: unknown) => {
    throw new Error(
      `media cannot start: LIBRARY_DIR (${config.libraryDir}) cannot be read: ${sentenceOf(error)}`,
    );
  });
  const app = buildServer({ ...config, library, now: Date.now });

  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ host: config.host, port: config.port });
};

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
