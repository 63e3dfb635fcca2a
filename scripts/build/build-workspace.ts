import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { runCommand } from '../process/run-command';
import { underBuildLock } from './build-lock';

interface Stamped {
  stampPath: string;
  hash: string;
  /** What the build makes; when it is gone, the stamp counts for nothing. */
  output: string;
}

/** Whether a build of just these sources is there. */
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

/** One hash over the names and contents of everything that is built from `paths`. */
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
