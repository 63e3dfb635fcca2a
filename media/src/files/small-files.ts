import { closeSync, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';

import { LRUCache } from 'lru-cache';

import { isMissing } from './is-missing';

/** About the segments of two hours in the lowest quality. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Of larger files, opening and closing is a small part of the cost. */
const LARGEST_BYTES = 128 * 1024;

/** A file that was replaced, or deleted, is noticed this late. */
const CHECKED_EVERY_MS = 1_000;

/** Content of a file, and how the file was when it was read. */
export interface SmallFile {
  stats: Stats;
  bytes: Buffer;
  /** Of `performance.now()`, in milliseconds. */
  checked: number;
}

const kept = new LRUCache<string, SmallFile>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
});

const isUnchanged = (before: Stats, now: Stats): boolean =>
  before.ino === now.ino && before.mtimeMs === now.mtimeMs && before.size === now.size;

const readWhole = (path: string, checked: number): SmallFile => {
  const descriptor = openSync(path, 'r');
  try {
    return { stats: fstatSync(descriptor), bytes: readFileSync(descriptor), checked };
  } finally {
    closeSync(descriptor);
  }
};

const readOrCheck = (path: string, known: SmallFile | undefined, now: number): SmallFile | null => {
  const stats = statSync(path);
  if (stats.size > LARGEST_BYTES) return null;
  if (!known || !isUnchanged(known.stats, stats)) return readWhole(path, now);
  known.checked = now;
  return known;
};

/**
 * Returns a file of up to 128 KB from memory: many viewers ask for the same segments, and opening, reading and closing
 * them takes an eighth of such a response. Returns null for larger files, and where there is none. For files whose path
 * stands for one content; a new one has to be seen at once where an editor changes it.
 */
export const smallFile = (path: string): SmallFile | null => {
  const now = performance.now();
  const known = kept.get(path);
  if (known && now - known.checked < CHECKED_EVERY_MS) return known;
  kept.delete(path);
  try {
    const file = readOrCheck(path, known, now);
    if (file) kept.set(path, file);
    return file;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
