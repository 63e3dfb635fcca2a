import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';

/** The sound of an episode as one file. */
export interface EpisodeSound {
  /** Signed path on the public origin. */
  path: string;
  bytes: number;
  type: string;
}

/** A signed path changes every ten minutes and is good for two hours. */
const KEPT_MS = 10 * 60_000;
const KEPT_MAX = 2_000;

/** Reads from media how large the sounds of episodes are. */
export class EpisodeSounds {
  readonly #media: Pool;
  readonly #kept: LRUCache<string, { sound: EpisodeSound | null }>;

  constructor(mediaUrl: string, deadlineMs: number) {
    this.#media = new Pool(mediaUrl, { connections: 8, connect: { timeout: deadlineMs } });
    this.#kept = new LRUCache<string, { sound: EpisodeSound | null }>({
      max: KEPT_MAX,
      ttl: KEPT_MS,
      fetchMethod: async (path) => ({ sound: await this.#ask(path, deadlineMs) }),
    });
  }

  /**
   * Returns the file beside the playlist of a film; null when the film has no sound.
   * @throws when media does not answer: an episode that is left out would vanish from the programs of its listeners.
   */
  async find(playlist: string): Promise<EpisodeSound | null> {
    const found = await this.#kept.fetch(soundPathOf(playlist));
    return found?.sound ?? null;
  }

  /** Closes all connections. */
  close(): Promise<void> {
    return this.#media.destroy();
  }

  async #ask(path: string, deadlineMs: number): Promise<EpisodeSound | null> {
    const { statusCode, headers, body } = await this.#media.request({
      method: 'HEAD',
      path,
      signal: AbortSignal.timeout(deadlineMs),
    });
    await body.dump();
    if (statusCode === 404) return null;
    const bytes = Number(headers['content-length']);
    if (statusCode !== 200 || !(bytes > 0)) throw new Error(`Media answered ${statusCode} for a sound.`);
    return { path, bytes, type: String(headers['content-type']) };
  }
}

/** Returns the path of the sound as one file, which is signed as the playlist of its film is. */
export const soundPathOf = (playlist: string): string => playlist.replace(/[^/]+$/, 'audio.m4a');
