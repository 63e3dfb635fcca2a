import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SmallFile } from '../files/small-files';

/**
 * Where finished films are. Keys are paths with `/` such as `gp4hgfx7/1f0c/360p/0.m4s`; media makes them from codes
 * and names of its own, never from what a caller sends.
 */
export interface FilmStorage {
  /** Stores a finished folder, lastingly when it resolves. A former one with this key is replaced. */
  putFolder: (folder: string, key: string) => Promise<void>;
  /** Replaces one small file in one step: a reader gets the old or the new text, and both whole. */
  putFile: (key: string, text: string | Buffer) => Promise<void>;
  /** Returns one small file; null when there is none. */
  readFile: (key: string) => Promise<Buffer | null>;
  /** Removes a folder with everything in it; nothing happens when it is not there. */
  removeFolder: (key: string) => Promise<void>;
  /** Names of the folders directly in `key`; `''` is the root. */
  listFolders: (key: string) => Promise<string[]>;
  /** Copies one file to another key. */
  copyFile: (from: string, to: string) => Promise<void>;
  /** Sends a file with its ETag and byte ranges. Returns false, and sends nothing, when there is none. */
  send: (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<boolean>;
  /** Returns a small file that is kept in memory; null when it is large or not there, and where files are elsewhere. */
  fromMemory: (key: string) => SmallFile | null;
}
