/** Error that takes the place of a page (docs/product/rules.md R6). */
export interface PageError {
  /** The page cannot be shown at all. An error of one part is not fatal: the part says so itself. */
  fatal: boolean;
  /** Nobody expected it: the page failed while it was drawn. Loading it again may help, so that is offered. */
  unhandled: boolean;
}

/** The address has no page, or no longer. */
export const GONE: PageError = { fatal: true, unhandled: false };

/** The page failed while it was drawn. */
export const BROKEN: PageError = { fatal: true, unhandled: true };
