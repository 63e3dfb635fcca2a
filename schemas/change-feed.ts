/**
 * GET api/changes?after=N (cms and accounts): changes in commit order, for gateways.
 *
 * `number` grows in commit order: a reader that has read up to N never misses a later row below N.
 * A cursor that the feed no longer holds gets a 410 response with code CURSOR_GONE. The reader then purges
 * everything and continues from `meta.last`.
 */
export interface Change {
  number: number;
  /** Content type, e.g. `faq-entry`, `video`. */
  type: string;
  /** Stable id of the document; cache entries are tagged with it. */
  document: string;
  /** Locale that changed; null when the change affects facts that both locales share. */
  locale: 'en' | 'ar' | null;
  /** ISO 8601, UTC. */
  at: string;
}

export interface ChangesResponse {
  data: Change[];
  meta: {
    last: number;
    /**
     * Number of the newest change that affects built pages; absent in a feed that contains only such changes.
     * Not included are counts and comments, which change all the time and which pages fetch again on their own, and
     * `session` and `viewer`, which are about one viewer.
     */
    pages?: number;
  };
}

export const CHANGES_PAGE_SIZE = 500;
/** Polling interval of the gateways and the site builder (docs/decisions/0011). */
export const CHANGES_POLL_MS = 1000;
