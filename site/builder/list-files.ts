import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of all files below a folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
