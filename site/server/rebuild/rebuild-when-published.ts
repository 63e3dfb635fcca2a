import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import type { FastifyBaseLogger } from 'fastify';

import { GraphClient } from '../graph/graph-client';
import type { RebuildConfig } from './rebuild-config';
import { RebuildSchedule } from './rebuild-schedule';
import { RebuildVersionOperation } from './rebuild-version.query.generated';
import { runBuild } from './run-build';

const GRAPH_DEADLINE_MS = 4000;
/** Of a site that was never built: every content is newer. */
const NOTHING_BUILT = -1;

const builtVersionOf = async (releasesDir: string): Promise<number> => {
  try {
    const manifest = JSON.parse(await readFile(join(releasesDir, 'current', 'release.json'), 'utf8')) as {
      contentVersion?: number;
    };
    return manifest.contentVersion ?? NOTHING_BUILT;
  } catch {
    return NOTHING_BUILT;
  }
};

/** Watches what editors publish and builds the site again in the background, until `signal` aborts. */
export const rebuildWhenPublished = async (
  config: RebuildConfig,
  root: string,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> => {
  const graph = new GraphClient(config.gatewayUrl, GRAPH_DEADLINE_MS);
  const schedule = new RebuildSchedule(await builtVersionOf(config.releasesDir), config);
  let building = Promise.resolve();

  const build = async (version: number): Promise<void> => {
    log.info({ version }, 'building the site');
    const outcome = await runBuild(config.command, root, signal);
    const built = await builtVersionOf(config.releasesDir);
    if (outcome.ok) log.info({ version, built, seconds: outcome.seconds }, 'built the site');
    else log.error({ version, ...outcome }, 'the build failed; the old release stays');
    // A build that does not say what it read has read at least what was there when it started.
    schedule.finished(outcome.ok ? Math.max(built, version) : built);
  };
  const look = async (): Promise<void> => {
    const { contentVersion } = await graph.read(RebuildVersionOperation, {}, 'en');
    if (!schedule.due(contentVersion, Date.now())) return;
    schedule.started(Date.now());
    building = build(contentVersion);
  };

  while (!signal.aborted) {
    await look().catch((error: unknown) => log.debug({ err: error }, 'the gateway did not answer'));
    await pause(CHANGES_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  await building;
  await graph.close();
};
