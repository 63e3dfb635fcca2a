import { join } from 'node:path';

import { runCommand } from '../process/run-command';
import { underBuildLock } from './build-lock';
import { isBuilt, stampBuild } from './build-stamp';
import { sourceHash } from './source-hash';

export interface BuildScript {
  workspace: string;
  script: string;
  /** Builds of one lock follow each other: they share a folder of their tool. */
  lock: string;
  environment?: NodeJS.ProcessEnv;
}

export interface WorkspaceBuild extends BuildScript {
  /** Everything the result depends on, relative to the root. */
  sources: readonly string[];
  output: string;
  stampPath: string;
}

export interface BuildContext {
  root: string;
  logFolder: string;
  verbose: boolean;
  signal: AbortSignal;
}

/** What every build depends on besides its own sources. */
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
    },
  );
};

/** Builds one workspace when no other build of its lock is under way. */
export const runBuildScript = (build: BuildScript, context: BuildContext): Promise<void> =>
  underBuildLock(context.root, build.lock, () => runScript(build, context), context.signal);

/**
 * Builds one workspace unless the same sources are built already.
 * @returns whether it had to be built
 */
export const buildWorkspace = async (build: WorkspaceBuild, context: BuildContext): Promise<boolean> => {
  const hash = await sourceHash(context.root, build.sources);
  const stamped = { stampPath: build.stampPath, hash, output: build.output };
  if (await isBuilt(stamped)) return false;
  await runBuildScript(build, context);
  await stampBuild(stamped);
  return true;
};
