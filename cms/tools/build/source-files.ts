import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists all files in the folders, sorted, so that the result is deterministic. */
export const sourceFiles = async (...folders: string[]): Promise<string[]> => {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return lists.flat().sort();
};
