import { fileURLToPath } from 'node:url';

import { openLog } from '@sahra/schemas/open-log';

import { readConfig } from './config';
import { createServer } from './server';
import { shutDownOnSignal } from './shut-down';

// Relative to site/server/dist/main.js.
const RELEASES_DIR = fileURLToPath(new URL('../../releases', import.meta.url));

const config = readConfig(process.env, RELEASES_DIR);
const server = await createServer(config, { logStream: openLog() });
shutDownOnSignal(server);
await server.listen({ port: config.port, host: config.host }).catch((error: Error) => {
  process.stderr.write(`The site server cannot listen on port ${config.port} (PORT): ${error.message}\n`);
  process.exit(1);
});
