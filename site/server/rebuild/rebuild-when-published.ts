import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import type { RebuildMessage } from '@sahra/schemas/rebuild-message';
import type { FastifyBaseLogger } from 'fastify';

import { GraphClient } from '../graph/graph-client';
import type { RebuildConfig } from './rebuild-config';
import { RebuildSchedule } from './rebuild-schedule';
import { RebuildVersionOperation } from './rebuild-version.query.generated';

/** Code and content version of the last complete release. */
interface BuiltRelease {
  id: string;
  codeId: string;
  contentVersion: number;
}

/** Reads the release that `current` links to; null when the site was never built. */
const builtRelease = async (releasesDir: string): Promise<BuiltRelease | null> => {
  try {
    return JSON.parse(await readFile(join(releasesDir, 'current', 'release.json'), 'utf8')) as BuiltRelease;
  } catch {
    return null;
  }
};

const OUTPUT_KEPT = 4000;

/** Result of a build. */
interface BuildOutcome {
  ok: boolean;
  seconds: number;
  /** Last part of the build's output. */
  output: string;
}

/** Runs the build command with low CPU priority, in its own process group. `signal` ends the whole group. */
const runBuild = (command: string, cwd: string, signal: AbortSignal): Promise<BuildOutcome> =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(command, { cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid } = child;
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = (): void => {
      if (pid !== undefined && child.exitCode === null) process.kill(-pid, 'SIGTERM');
    };
    const end = (ok: boolean): void => {
      signal.removeEventListener('abort', stop);
      resolve({ ok, seconds: Math.round((Date.now() - startedAt) / 1000), output });
    };
    signal.addEventListener('abort', stop, { once: true });
    child.once('error', (error) => {
      keep(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });

const GRAPH_DEADLINE_MS = 4000;
/** Pause before the next look until the release is compared: `npm start` waits for it. */
const FIRST_LOOK_MS = 100;
/** Version of a site that was never built or was built from other code: every content version is newer. */
const NOTHING_BUILT = -1;

interface Rebuilding {
  config: RebuildConfig;
  /** Working directory of the build command. */
  root: string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
  /** Returns the hash of the current code; a build stores it in its release. */
  codeId: () => Promise<string>;
  /** Reports the state of the release and of builds to the parent process. */
  tell: (message: RebuildMessage) => void;
}

/**
 * Polls the content version and rebuilds the site in the background, until `signal` aborts. It also rebuilds when
 * the release comes from other code or from another public URL.
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
  let lastBuilt = await builtVersion().catch((error: unknown) => {
    log.warn({ err: error }, 'the release cannot be compared with the code, so the site is built again');
    return NOTHING_BUILT;
  });
  const schedule = new RebuildSchedule(lastBuilt, config);
  let building = Promise.resolve();
  let told = false as boolean;

  const tellOnce = async (contentVersion: number): Promise<void> => {
    if (told) return;
    const release = await builtRelease(config.releasesDir);
    const sameCode = release?.codeId === (await codeId());
    const behind = sameCode ? (release.contentVersion === contentVersion ? null : 'content') : 'code';
    log.info({ release: release?.id, behind }, 'compared the release with code and content');
    tell({ kind: 'compared', behind });
    told = true;
  };
  const build = async (version: number): Promise<void> => {
    log.info({ version }, 'building the site');
    const outcome = await runBuild(config.command, root, signal);
    const built = await builtVersion();
    if (outcome.ok) log.info({ version, built, seconds: outcome.seconds }, 'built the site');
    else log.error({ version, ...outcome }, 'the build failed; the old release stays');
    tell({ kind: outcome.ok ? 'built' : 'failed', seconds: outcome.seconds });
    // A build that reports no content version has read at least the version at its start.
    lastBuilt = outcome.ok ? Math.max(built, version) : built;
  };
  const buildOnce = async (version: number): Promise<void> => {
    const startedAt = Date.now();
    schedule.started(startedAt);
    await build(version).catch((error: unknown) => {
      log.error({ err: error, version }, 'the release cannot be compared with the code');
      tell({ kind: 'failed', seconds: Math.round((Date.now() - startedAt) / 1000) });
    });
    schedule.finished(lastBuilt, Date.now());
  };
  const look = async (): Promise<void> => {
    const { contentVersion } = await graph.read(RebuildVersionOperation, {}, 'en');
    if (contentVersion === null) return;
    await tellOnce(contentVersion);
    if (!schedule.due(contentVersion, Date.now())) return;
    building = buildOnce(contentVersion);
  };

  while (!signal.aborted) {
    await look().catch((error: unknown) =>
      log.debug({ err: error }, 'the gateway or the code cannot be read'),
    );
    await pause(told ? CHANGES_POLL_MS : FIRST_LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  await building;
  await graph.close();
};
