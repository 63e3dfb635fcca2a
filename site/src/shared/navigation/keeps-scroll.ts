interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Entry of the history as Gatsby passes it on; `POP` is Back or Forward. */
interface NextPlace extends Place {
  action?: string;
}

const isFilter = (before: Place, next: Place): boolean =>
  before.pathname === next.pathname && before.search !== next.search;

/** Returns whether the route of a loaded page says that it keeps the scroll position. */
const routeKeepsScroll = (path: string): boolean =>
  window.___loader?.loadPageSync(path)?.json?.pageContext?.keepsScroll ?? false;

/**
 * Returns whether a navigation leaves the scroll position alone: a filter in the query of the open page changes, or
 * the route of the page says so. Back and Forward restore the position instead, and a hash leads to its element.
 */
export const keepsScroll = (before: Place | undefined, next: NextPlace): boolean =>
  before !== undefined &&
  next.action !== 'POP' &&
  next.hash === '' &&
  (isFilter(before, next) || routeKeepsScroll(next.pathname));
