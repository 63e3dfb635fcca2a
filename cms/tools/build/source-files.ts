import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below the folders, sorted, so that the same sources always come in the same order. */
export const sourceFiles = async (...folders: string[]): Promise<string[]> => {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return lists.flat().sort();
};
