import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { sendFile } from '../files/send-file';
import { writeAtomically } from '../files/write-atomically';
import type { FilmStorage } from './film-storage';

/** Keeps films in a folder of this machine. Finished folders are moved, so they have to be on the same disk. */
export const folderStorage = (root: string): FilmStorage => {
  const at = (key: string): string => join(root, key);
  return {
    putFolder: async (folder, key) => {
      await mkdir(dirname(at(key)), { recursive: true });
      await rm(at(key), { recursive: true, force: true });
      await rename(folder, at(key));
    },
    putFile: (key, text) => writeAtomically(at(key), text),
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
  };
};
