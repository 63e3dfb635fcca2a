import { ownValue } from '@sahra/schemas/own-value';

import { UpstreamFailure } from '../upstreams/http/upstream-failure';

/** Returns a number from the metadata of an upstream's error response, e.g. `tries_left`; null when it has none. */
export const refusalNumber = (error: unknown, key: string): number | null => {
  const value = error instanceof UpstreamFailure ? ownValue(error.meta, key) : undefined;
  return typeof value === 'number' ? value : null;
};
