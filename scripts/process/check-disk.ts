import { statfs } from 'node:fs/promises';

import { PlainError } from './plain-error';

const GIGABYTE = 1024 ** 3;

/** Throws with a sentence when the disk of `folder` has less free space than required. */
export const checkDisk = async (folder: string, neededBytes: number, what: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  const inGigabytes = (bytes: number): string => (bytes / GIGABYTE).toFixed(1);
  throw new PlainError(
    `The disk is too full ${what}: ${inGigabytes(free)} GB are free in ${folder}, ${inGigabytes(neededBytes)} GB are needed.`,
  );
};
