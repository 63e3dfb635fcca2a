/** Returns the unprefixed URL of the results of a query. */
export const searchPath = (query: string): string =>
  `/search?${new URLSearchParams({ q: query }).toString()}`;
