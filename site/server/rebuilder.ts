import { fileURLToPath } from 'node:url';

import { logOptions } from '@sahra/schemas/log-options';
import fastify from 'fastify';

import { codeId } from '../builder/code-id';
import { readRebuildConfig } from './rebuild/rebuild-config';
import { rebuildWhenPublished } from './rebuild/rebuild-when-published';

// Relative to site/server/dist/rebuilder.js.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = fileURLToPath(new URL('../..', import.meta.url));
const RELEASES_DIR = fileURLToPath(new URL('../../releases', import.meta.url));

const config = readRebuildConfig(process.env, RELEASES_DIR);
// This process has no HTTP server: Fastify provides the log format of the other services.
const { log } = fastify({ logger: logOptions(config.logLevel) });
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
process.on('SIGINT', () => stop.abort());

log.info({ minSeconds: config.minMs / 1000 }, 'watching what is published');
await rebuildWhenPublished({
  config,
  root: ROOT,
  log,
  signal: stop.signal,
  codeId: () => codeId(SITE, config.publicUrl),
  // Without a parent process with an IPC channel, as in a container, this does nothing.
  tell: (message) => void process.send?.(message),
});
