/**
 * `Cache-Control` of pictures for proxies and browsers. A replaced file appears within a minute of a request; stale
 * copies for a week cover downtime of the cms.
 */
export const PICTURE_CACHE = 'public, max-age=60, stale-while-revalidate=604800, stale-if-error=604800';
