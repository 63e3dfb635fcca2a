import { readlinkSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { access, readdir, realpath, rename, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { CURRENT_LINK, SERVED_LINK } from '../../builder/release-links';
import { isHashedAsset } from './hashed-asset';
import { loadRelease } from './release';
import type { RefusedRelease, Release } from './release';

/** The folder of an incomplete release has a name that begins with a dot. */
const isRelease = (entry: Dirent): boolean => entry.isDirectory() && !entry.name.startsWith('.');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Finds the release to serve. It resolves the link on every request, so a swap needs no restart and no response
 * mixes two releases.
 */
export class ReleaseStore {
  readonly #dir: string;
  #latest: { dir: string; release: Promise<Release | RefusedRelease> } | null = null;
  /** Text of the link when the served release was found. */
  #target: string | null = null;
  /** Whether the link was read for another request that arrived at the same time. */
  #isChecked = false;
  #served: Release | null = null;
  #refused: RefusedRelease | null = null;

  constructor(releasesDir: string) {
    this.#dir = releasesDir;
  }

  /** The release that `current` links to, when this code cannot serve it. */
  get refused(): RefusedRelease | null {
    return this.#refused;
  }

  /**
   * Returns the served release if `current` is the same link as when it was found, without waiting. Null when only
   * {@link current} can tell.
   */
  unchanged(): Release | null {
    if (this.#target === null) return null;
    if (this.#isChecked) return this.#served;
    if (this.#readTarget() !== this.#target) return null;
    this.#isChecked = true;
    setImmediate(() => (this.#isChecked = false)).unref();
    return this.#served;
  }

  /**
   * Returns the release that `current` links to, or the previously served one when this code cannot serve it; null
   * when there is none yet.
   */
  async current(): Promise<Release | null> {
    const same = this.unchanged();
    if (same) return same;
    const target = this.#readTarget();
    try {
      const dir = await realpath(join(this.#dir, CURRENT_LINK));
      if (this.#latest?.dir !== dir) this.#latest = { dir, release: loadRelease(dir) };
      const release = await this.#latest.release;
      this.#refused = 'reason' in release ? release : null;
      if (!('reason' in release) && release !== this.#served) {
        this.#served = release;
        await this.#mark(release);
      }
      this.#target = target;
      return this.#served;
    } catch (error) {
      // Incomplete or missing: the next request tries again.
      this.#latest = null;
      this.#target = null;
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Returns the text of the link; null when it is none. One system call costs less than a thread that resolves it. */
  #readTarget(): string | null {
    try {
      return readlinkSync(join(this.#dir, CURRENT_LINK));
    } catch {
      return null;
    }
  }

  /** Marks the release as served, so that builds do not remove it. In a folder that is read-only no build runs. */
  async #mark({ dir }: Release): Promise<void> {
    const next = join(this.#dir, `.${SERVED_LINK}-${process.pid}`);
    await symlink(basename(dir), next)
      .then(() => rename(next, join(this.#dir, SERVED_LINK)))
      .catch(() => {});
  }

  /**
   * Returns the folder of an earlier release with this hashed file, which pages that are still open in a browser may
   * request; null when there is none.
   */
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
