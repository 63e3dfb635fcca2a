import type { Dirent } from 'node:fs';
import { access, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { isHashedAsset } from './hashed-asset';
import { loadRelease } from './release';
import type { RefusedRelease, Release } from './release';

const LINK = 'current';
/** A release that is being made has a name with a dot. */
const isRelease = (entry: Dirent): boolean => entry.isDirectory() && !entry.name.startsWith('.');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Answers which release is served now. The link is resolved for every request, so a swap needs no restart and no answer mixes two releases. */
export class ReleaseStore {
  readonly #dir: string;
  #latest: { dir: string; release: Promise<Release | RefusedRelease> } | null = null;
  #served: Release | null = null;
  #refused: RefusedRelease | null = null;

  constructor(releasesDir: string) {
    this.#dir = releasesDir;
  }

  /** The release that `current` names and this code cannot serve. */
  get refused(): RefusedRelease | null {
    return this.#refused;
  }

  /** The release that `current` names, or the one served before where this code cannot serve it; null when there is none yet. */
  async current(): Promise<Release | null> {
    try {
      const dir = await realpath(join(this.#dir, LINK));
      if (this.#latest?.dir !== dir) this.#latest = { dir, release: loadRelease(dir) };
      const release = await this.#latest.release;
      this.#refused = 'reason' in release ? release : null;
      if (!('reason' in release)) this.#served = release;
      return this.#served;
    } catch (error) {
      // Half written or not there: the next request looks again.
      this.#latest = null;
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Folder of an earlier release that holds a hashed file which pages still open in a browser may ask for. */
  async dirOfEarlierAsset(file: string): Promise<string | null> {
    if (!isHashedAsset(`/${file}`)) return null;
    const entries = await readdir(this.#dir, { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter(isRelease)) {
      const dir = join(this.#dir, name);
      const found = await access(join(dir, file)).then(
        () => true,
        () => false,
      );
      if (found) return dir;
    }
    return null;
  }
}
