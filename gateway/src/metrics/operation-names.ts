const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** Name for every operation that is not the site's: strangers may call theirs anything. */
export const OTHER_OPERATION = 'other';

/** Returns the names of the site's persisted operations by their hash. */
export const readOperationNames = (operations: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...operations].map(([hash, document]) => [hash, NAME.exec(document)?.[1] ?? OTHER_OPERATION]));
