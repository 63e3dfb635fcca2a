/** Maximum saved videos: more than anybody scrolls through, and a script cannot fill the table. */
export const WATCHLIST_MAX = 1000;
/** Rows per page; the graph requests as many nodes at once. */
export const WATCHLIST_PAGE = 50;
/** Shows per question whether they are saved. */
export const SLUGS_MAX = 100;
