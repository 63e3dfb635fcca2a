import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that are written through at the same time. */
const AT_ONCE = 8;

const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes the names in one folder through to the disk: a rename is lost by a power cut until then. */
export const syncNames = (folder: string): Promise<void> => syncPath(folder);

/** Writes the names in a folder and in its parents up to `root` through to the disk. */
export const syncNamesUpTo = async (root: string, folder: string): Promise<void> => {
  for (let at = folder; at.startsWith(root) && at !== dirname(root); at = dirname(at)) await syncNames(at);
};

/** Writes a folder with every file in it through to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries.map(({ parentPath, name }) => join(parentPath, name));
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await syncNames(folder);
};
