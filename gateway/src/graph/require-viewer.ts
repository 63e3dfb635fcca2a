import { UpstreamFailure } from '../upstreams/http/upstream-failure';
import type { GraphContext } from './graph-context';
import type { ViewerLoaders } from './viewer-loaders';

/**
 * Returns the viewer's loaders. Without an access token, throws 401 SESSION_REQUIRED, as accounts
 * would, before any upstream is called.
 */
export const requireViewer = ({ viewer }: GraphContext): ViewerLoaders => {
  if (!viewer) throw new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED');
  return viewer;
};
