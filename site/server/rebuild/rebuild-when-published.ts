import { setTimeout as pause } from 'node:timers/promises';

import { CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import type { RebuildMessage } from '@sahra/schemas/rebuild-message';
import type { FastifyBaseLogger } from 'fastify';

import { GraphClient } from '../graph/graph-client';
import { builtRelease } from './built-release';
import type { RebuildConfig } from './rebuild-config';
import { RebuildSchedule } from './rebuild-schedule';
import { RebuildVersionOperation } from './rebuild-version.query.generated';
import { runBuild } from './run-build';

const GRAPH_DEADLINE_MS = 4000;
/** Of a site that was never built, or from other code: every content is newer. */
const NOTHING_BUILT = -1;

interface Rebuilding {
  config: RebuildConfig;
  /** Where the build command runs. */
  root: string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
  /** Names the code as it stands now; a build of it carries this name. */
  codeId: () => Promise<string>;
  /** Is told what is served and what is built, for whoever started this process. */
  tell: (message: RebuildMessage) => void;
}

/**
 * Watches what editors publish and builds the site again in the background, until `signal` aborts. It also builds when the
 * release is of other code or of another public address.
 */
export const rebuildWhenPublished = async ({
  config,
  root,
  log,
  signal,
  codeId,
  tell,
}: Rebuilding): Promise<void> => {
  const graph = new GraphClient(config.gatewayUrl, GRAPH_DEADLINE_MS);
  const builtVersion = async (): Promise<number> => {
    const release = await builtRelease(config.releasesDir);
    return release?.codeId === (await codeId()) ? release.contentVersion : NOTHING_BUILT;
  };
  const schedule = new RebuildSchedule(await builtVersion(), config);
  let building = Promise.resolve();
  let told = false;

  const tellOnce = async (contentVersion: number): Promise<void> => {
    if (told) return;
    told = true;
    const release = await builtRelease(config.releasesDir);
    const sameCode = release?.codeId === (await codeId());
    const behind = sameCode ? (release.contentVersion === contentVersion ? null : 'content') : 'code';
    log.info({ release: release?.id, behind }, 'compared the release with code and content');
    tell({ kind: 'compared', behind });
  };
  const build = async (version: number): Promise<void> => {
    log.info({ version }, 'building the site');
    const outcome = await runBuild(config.command, root, signal);
    const built = await builtVersion();
    if (outcome.ok) log.info({ version, built, seconds: outcome.seconds }, 'built the site');
    else log.error({ version, ...outcome }, 'the build failed; the old release stays');
    tell({ kind: outcome.ok ? 'built' : 'failed', seconds: outcome.seconds });
    // A build that does not say what it read has read at least what was there when it started.
    schedule.finished(outcome.ok ? Math.max(built, version) : built);
  };
  const look = async (): Promise<void> => {
    const { contentVersion } = await graph.read(RebuildVersionOperation, {}, 'en');
    await tellOnce(contentVersion);
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
