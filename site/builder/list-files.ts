import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the absolute paths of all files in a folder, recursively. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
