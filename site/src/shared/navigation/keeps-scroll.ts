interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Entry of the history as Gatsby passes it on; `POP` is Back or Forward. */
interface NextPlace extends Place {
  action?: string;
}

/**
 * Returns whether a navigation leaves the scroll position alone: a filter in the query of the open page changes.
 * Back and Forward restore the position instead.
 */
export const keepsScroll = (before: Place | undefined, next: NextPlace): boolean =>
  before !== undefined &&
  next.action !== 'POP' &&
  before.pathname === next.pathname &&
  before.search !== next.search &&
  next.hash === '';
