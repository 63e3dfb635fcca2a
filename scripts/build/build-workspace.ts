import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { ProcessRecords } from '../process/process-records';
import { runCommand } from '../process/run-command';
import { withBuildLock } from './with-build-lock';

interface Stamped {
  stampPath: string;
  hash: string;
  /** Output of the build; when it is missing, the stamp is ignored. */
  output: string;
}

/** Checks whether a build of exactly these sources exists. */
const isBuilt = async ({ stampPath, hash, output }: Stamped): Promise<boolean> =>
  existsSync(output) && (await readFile(stampPath, 'utf8').catch(() => '')) === hash;

const stampBuild = async ({ stampPath, hash }: Stamped): Promise<void> => {
  await mkdir(dirname(stampPath), { recursive: true });
  await writeFile(stampPath, hash);
};

const NOT_SOURCES = new Set([
  ...['node_modules', 'dist', '.cache', 'public', 'releases', 'coverage', 'test-results'],
  ...['.strapi', '.tmp', '.git', '.env', 'README.md'],
]);
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');

const filesUnder = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !NOT_SOURCES.has(name) && !isTest(name)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
};

/** Computes one hash over the names and contents of all source files in `paths`. */
const sourceHash = async (root: string, paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of await filesUnder(join(root, path)))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
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
  const hash = await sourceHash(context.root, build.sources);
  const stamped = { stampPath: build.stampPath, hash, output: build.output };
  if (await isBuilt(stamped)) return false;
  await runBuildScript(build, context);
  await stampBuild(stamped);
  return true;
};
