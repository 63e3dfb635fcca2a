/** Nothing that can be gone on with is longer than a day. */
export const DURATION_MAX_SECONDS = 86_400;
/** What a guest may bring along at login, in one call. */
export const MERGE_MAX = 50;
/** Rows of one answer; the graph asks for as many nodes at once. */
export const CONTINUE_PAGE = 50;
