import { UpstreamFailure } from '../upstreams/http/upstream-failure';
import type { GraphContext } from './graph-context';
import type { ViewerLoaders } from './viewer-loaders';

/** The viewer's loaders; without a bearer a form is refused as accounts would, before anybody is asked. */
export const requireViewer = ({ viewer }: GraphContext): ViewerLoaders => {
  if (!viewer) throw new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED');
  return viewer;
};
