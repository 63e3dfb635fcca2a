import { cacheStores, interceptors, Pool } from 'undici';
import type { Dispatcher } from 'undici';

/**
 * A picture is a file on the cms's disk. A browser opens six connections to this origin, so that pictures which are waited for
 * as long as an answer of the graph keep the page's own requests waiting.
 */
const DEADLINE_MS = 3_000;
const MEBIBYTE = 1024 * 1024;
/** All pictures of the seeds are 25 MB in three widths and two formats; a page shows the smaller ones. */
const MEMORY = { maxSize: 64 * MEBIBYTE, maxEntrySize: MEBIBYTE, maxCount: 4_096 };

/**
 * The way to the cms's pictures. What has been passed on once is kept in memory for as long as the cms allows (its Cache-Control, RFC 9111
 * and 5861), so that pages keep their pictures while the cms is away.
 */
export const keptPictures = (origin: string, deadlineMs: number): Dispatcher => {
  const deadline = Math.min(deadlineMs, DEADLINE_MS);
  return new Pool(origin, {
    connections: 32,
    headersTimeout: deadline,
    bodyTimeout: deadline,
    connect: { timeout: deadline },
  }).compose(interceptors.cache({ store: new cacheStores.MemoryCacheStore(MEMORY) }));
};
