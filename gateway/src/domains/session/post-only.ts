import type { GraphContext } from '../../graph/graph-context';
import { GraphFailure } from '../../graph/graph-failure';

/** Refuses GET: an answer with cookies, bearers or signed addresses must not be had by a link or kept by a cache. */
export const requirePost = ({ method }: GraphContext, field: string): void => {
  if (method !== 'POST')
    throw new GraphFailure('FORBIDDEN', `\`${field}\` is answered on POST only.`, { status: 405 });
};
