import type { GraphContext } from '../../graph/graph-context';
import { GraphFailure } from '../../graph/graph-failure';

/**
 * Throws FORBIDDEN (405) unless the method is POST. A response with cookies, access tokens or signed URLs must
 * not be reachable by a link or stored in a cache.
 */
export const requirePost = ({ method }: GraphContext, field: string): void => {
  if (method !== 'POST')
    throw new GraphFailure('FORBIDDEN', `\`${field}\` is answered on POST only.`, { status: 405 });
};
