import { copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { listFiles } from './list-files';

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
/** Gatsby's hashed names: `app-<hash>.js`, `styles.<hash>.css`, `static/…`. */
const HASHED = /^(?:[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?|static\/.+)(?:\.br|\.gz)?$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

/** Returns whether the file is a source map or its compressed copy: no release contains one. */
export const isSourceMap = (path: string): boolean => /\.map(?:\.br|\.gz)?$/.test(path);

/**
 * Copies the hashed files of the previous release, so that pages which are open for up to seven days still find
 * their files. A file keeps its modification time, so it is dropped after that week.
 */
export const keepAssets = async (before: string, next: string, now: number): Promise<void> => {
  const present = new Set((await listFiles(next)).map((file) => relative(next, file)));
  for (const file of await listFiles(before)) {
    const path = relative(before, file);
    if (!isHashed(path) || isSourceMap(path) || present.has(path)) continue;
    const { atime, mtime } = await stat(file);
    if (now - mtime.getTime() > KEEP_MS) continue;
    await mkdir(dirname(join(next, path)), { recursive: true });
    await copyFile(file, join(next, path));
    await utimes(join(next, path), atime, mtime);
  }
};
