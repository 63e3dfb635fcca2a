import { createHash } from 'node:crypto';
import { type BigIntStats, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCES = new Set([
  ...['node_modules', 'dist', '.cache', 'public', 'releases', 'coverage', 'test-results'],
  ...['.strapi', '.strapi-updater.json', '.tmp', '.git', '.env', 'README.md'],
]);
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');

/** A file that changed so shortly ago could change again without another time: clocks of file systems are coarse. */
const SETTLED_NS = 2_000_000_000n;
const NS_PER_MS = 1_000_000n;

interface SourceFile {
  path: string;
  stats: BigIntStats;
}

const filesUnder = (path: string): SourceFile[] => {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [{ path, stats }];
  const names = readdirSync(path).filter((name) => !NOT_SOURCES.has(name) && !isTest(name));
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
};

export interface BuildSources {
  /**
   * Changes whenever a file was written, renamed, added or removed: names, sizes, inodes and times. Null while a file
   * is so new that its times could hide a change.
   */
  mark: string | null;
  /** Reads all files and returns one hash over their names and contents. */
  hash: () => string;
}

/** Lists all source files in `paths`. Reading their contents takes ten times longer than their times. */
export const findBuildSources = (root: string, paths: readonly string[]): BuildSources => {
  const settledBefore = BigInt(Date.now()) * NS_PER_MS - SETTLED_NS;
  const files = paths.flatMap((path) => filesUnder(join(root, path)));
  const isSettled = files.every(
    ({ stats }) => stats.ctimeNs < settledBefore && stats.mtimeNs < settledBefore,
  );
  const mark = createHash('sha256');
  for (const { path, stats } of files)
    mark.update(`${relative(root, path)}\0${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}\0`);
  const hash = (): string => {
    const whole = createHash('sha256');
    for (const { path } of files)
      whole.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    return whole.digest('hex');
  };
  return { mark: isSettled ? mark.digest('hex') : null, hash };
};
