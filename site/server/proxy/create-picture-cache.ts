import { cacheStores, interceptors, Pool } from 'undici';
import type { Dispatcher } from 'undici';

/**
 * In milliseconds. A picture is a file on the cms's disk, so the response is fast. A browser opens six connections
 * to this origin: pictures with a timeout as long as the graph's would block the page's own requests.
 */
const DEADLINE_MS = 3_000;
const MEBIBYTE = 1024 * 1024;
/** All pictures of the seeds take 25 MB in three widths and two formats; a page shows the smaller ones. */
const MEMORY = { maxSize: 64 * MEBIBYTE, maxEntrySize: MEBIBYTE, maxCount: 4_096 };

/**
 * Creates the HTTP dispatcher for the cms's pictures. It caches responses in memory for as long as the cms allows
 * (Cache-Control, RFC 9111 and 5861), so that pages keep their pictures during a cms outage.
 */
export const createPictureCache = (origin: string, deadlineMs: number): Dispatcher => {
  const deadline = Math.min(deadlineMs, DEADLINE_MS);
  return new Pool(origin, {
    connections: 32,
    headersTimeout: deadline,
    bodyTimeout: deadline,
    connect: { timeout: deadline },
  }).compose(interceptors.cache({ store: new cacheStores.MemoryCacheStore(MEMORY) }));
};
