/** No video that can be resumed is longer than a day. */
export const DURATION_MAX_SECONDS = 86_400;
/** Maximum reports that a guest can merge at sign-in, in one call. */
export const MERGE_MAX = 50;
/** Rows per page; the graph requests as many nodes at once. */
export const WATCHED_PAGE = 50;
