import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { ProcessRecords } from '../process/process-records';
import { runCommand } from '../process/run-command';
import { findBuildSources } from './build-sources';
import { withBuildLock } from './with-build-lock';

/** What is noted beside a build: the hash of its sources, and their mark at that time. */
interface Stamp {
  hash: string;
  mark: string;
}

const readStamp = async (path: string): Promise<Stamp> => {
  const [hash = '', mark = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  return { hash, mark };
};

const writeStamp = async (path: string, hash: string, mark: string | null): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, [hash, mark ?? ''].join('\n'));
};

export interface BuildScript {
  workspace: string;
  script: string;
  /** Builds with the same lock run one after the other, because their tool uses one shared folder. */
  lock: string;
  environment?: NodeJS.ProcessEnv;
}

export interface WorkspaceBuild extends BuildScript {
  /** All inputs of the build, relative to the root. */
  sources: readonly string[];
  output: string;
  stampPath: string;
}

export interface BuildContext {
  root: string;
  logFolder: string;
  verbose: boolean;
  signal: AbortSignal;
  records: ProcessRecords;
}

/** Inputs of every build besides its own sources. */
export const SHARED_SOURCES = ['schemas', 'package-lock.json', 'tsconfig.base.json'] as const;

const runScript = async (build: BuildScript, context: BuildContext): Promise<void> => {
  const npm = process.env['npm_execpath'];
  const command: [string, ...string[]] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  await runCommand(
    `Building ${build.workspace}`,
    [...command, 'run', build.script, '-w', `@sahra/${build.workspace}`],
    {
      cwd: context.root,
      environment: { ...process.env, ...build.environment },
      logPath: join(context.logFolder, `${build.script.replace(':', '-')}-${build.workspace}.log`),
      verbose: context.verbose,
      signal: context.signal,
      records: context.records,
    },
  );
};

/** Builds one workspace as soon as no other build with the same lock is running. */
export const runBuildScript = (build: BuildScript, context: BuildContext): Promise<void> =>
  withBuildLock(context.root, build.lock, () => runScript(build, context), context.signal);

/**
 * Builds one workspace unless its sources are unchanged since the last build.
 * @returns whether a build was necessary
 */
export const buildWorkspace = async (build: WorkspaceBuild, context: BuildContext): Promise<boolean> => {
  const sources = findBuildSources(context.root, build.sources);
  const stamp = await readStamp(build.stampPath);
  const isThere = existsSync(build.output);
  if (isThere && sources.mark === stamp.mark) return false;
  const hash = sources.hash();
  const isBuilt = isThere && stamp.hash === hash;
  if (!isBuilt) await runBuildScript(build, context);
  await writeStamp(build.stampPath, hash, sources.mark);
  return !isBuilt;
};
