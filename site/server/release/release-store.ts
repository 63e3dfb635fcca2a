import { access, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { isHashedAsset } from './hashed-asset';
import { loadRelease } from './release';
import type { Release } from './release';

const LINK = 'current';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Answers which release is served now. The link is resolved for every request, so a swap needs no restart and no answer mixes two releases. */
export class ReleaseStore {
  readonly #dir: string;
  #latest: { dir: string; release: Promise<Release> } | null = null;

  constructor(releasesDir: string) {
    this.#dir = releasesDir;
  }

  /** The release that `current` names, or null when there is none yet. */
  async current(): Promise<Release | null> {
    try {
      const dir = await realpath(join(this.#dir, LINK));
      if (this.#latest?.dir !== dir) this.#latest = { dir, release: loadRelease(dir) };
      return await this.#latest.release;
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
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
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
