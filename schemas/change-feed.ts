/**
 * GET api/changes?after=N (cms and accounts): what was published, in commit order.
 *
 * `number` grows in commit order: a reader that has seen N never misses a later row below N.
 * A cursor the feed no longer holds is answered 410 with code CURSOR_GONE: purge everything, go on from `meta.last`.
 */
export interface Change {
  number: number;
  /** Content type, e.g. `faq-entry`, `video`. */
  type: string;
  /** Stable id of the document: the key a cache entry is tagged with. */
  document: string;
  /** Locale that changed; null when the change touches facts shared by both. */
  locale: 'en' | 'ar' | null;
  /** ISO 8601, UTC. */
  at: string;
}

export interface ChangesAnswer {
  data: Change[];
  meta: {
    last: number;
    /** Number of the newest change of what pages are built from; left out by a feed that tells of nothing else. Counts and comments change all the time, and pages read them anew without being told. */
    pages?: number;
  };
}

export const CHANGES_PAGE_SIZE = 500;
/** How often gateways and the site builder ask for changes (docs/decisions/0011). */
export const CHANGES_POLL_MS = 1000;
