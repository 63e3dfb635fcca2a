import { statfs } from 'node:fs/promises';

/** Returns how many bytes can still be written to the disk of `folder`. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
