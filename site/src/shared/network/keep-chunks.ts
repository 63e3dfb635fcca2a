import { isReachable, networkBack } from './network';

/** Part of webpack's runtime: `e` loads a chunk for `import()`. */
export interface ChunkLoader {
  e: (chunk: string | number) => Promise<unknown>;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

/**
 * Lets `import()` wait for the network. Otherwise a press whose code is not loaded yet would fail while offline, and
 * Gatsby would reload the page. A chunk that the site itself refuses fails after a second attempt, as before; one that does not come in time
 * (`site/builder/slim-bundle.ts`) fails at once, and a press fetches it again.
 */
export const keepChunks = (runtime: ChunkLoader): void => {
  const load = runtime.e;
  runtime.e = async (chunk) => {
    try {
      return await load(chunk);
    } catch (error) {
      // It was waited for long enough.
      if (isTimeout(error)) throw error;
      if (!(await isReachable())) await networkBack();
      return load(chunk);
    }
  };
};
