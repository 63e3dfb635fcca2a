import { ownValue } from '@sahra/schemas/own-value';

import { UpstreamFailure } from '../upstreams/http/upstream-failure';

/** A number that an upstream's refusal says besides its code, e.g. `tries_left`; null when it says none. */
export const refusalNumber = (error: unknown, key: string): number | null => {
  const value = error instanceof UpstreamFailure ? ownValue(error.meta, key) : undefined;
  return typeof value === 'number' ? value : null;
};
