import { isReachable, networkBack } from './network';

/** Part of webpack's runtime: `e` loads a chunk for `import()`. */
export interface ChunkLoader {
  e: (chunk: string | number) => Promise<unknown>;
}

/**
 * Lets `import()` wait for the network. Otherwise a press whose code is not loaded yet would fail while offline, and
 * Gatsby would reload the page. A chunk that the site itself refuses fails after a second attempt, as before.
 */
export const keepChunks = (runtime: ChunkLoader): void => {
  const load = runtime.e;
  runtime.e = async (chunk) => {
    try {
      return await load(chunk);
    } catch {
      if (!(await isReachable())) await networkBack();
      return load(chunk);
    }
  };
};
