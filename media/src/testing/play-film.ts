import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import type { TestServer } from './start-test-server';
import { TEST_KEY } from './test-secrets';

/** Asks for a file of a film by a signed address, as a player does. */
export const playFilm = (server: TestServer, code: string, file: string) =>
  server.send(`${signMediaPath(TEST_KEY, code, mediaExpiry(server.clock.now))}/${file}`);
