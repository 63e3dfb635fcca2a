/** More than anybody scrolls through; keeps a script from filling the table. */
export const WATCHLIST_MAX = 1000;
/** Rows of one answer; the graph asks for as many nodes at once. */
export const WATCHLIST_PAGE = 50;
