import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { isMissing } from '../files/is-missing';
import { sendFile } from '../files/send-file';
import { smallFile } from '../files/small-files';
import { syncFolder, syncNamesUpTo } from '../files/sync-folder';
import { writeAtomically } from '../files/write-atomically';
import type { FilmStorage } from './film-storage';

/** Keeps films in a folder of this machine. Finished folders are moved, so they have to be on the same disk. */
export const folderStorage = (folder: string): FilmStorage => {
  const root = resolve(folder);
  const at = (key: string): string => join(root, key);
  return {
    putFolder: async (made, key) => {
      // The uploaded file is removed once its film is stored: by then the film has to be on the disk.
      await syncFolder(made);
      await mkdir(dirname(at(key)), { recursive: true });
      await rm(at(key), { recursive: true, force: true });
      await rename(made, at(key));
      await syncNamesUpTo(root, dirname(at(key)));
    },
    putFile: (key, text) => writeAtomically(at(key), text),
    readFile: (key) =>
      readFile(at(key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    removeFolder: (key) => rm(at(key), { recursive: true, force: true }),
    listFolders: async (key) => {
      await mkdir(at(key), { recursive: true });
      const entries = await readdir(at(key), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    copyFile: async (from, to) => {
      await mkdir(dirname(at(to)), { recursive: true });
      await cp(at(from), at(to));
    },
    send: (request, reply, key) => sendFile(request, reply, at(key)),
    fromMemory: (key) => smallFile(at(key)),
  };
};
