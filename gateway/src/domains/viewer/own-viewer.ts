import type { ViewerLoaders } from '../../graph/viewer-loaders';
import type { ViewerRecord } from '../../upstreams/accounts/accounts-records';

/**
 * Viewer with the loaders of what is theirs. The loaders carry this viewer's own access token, which a sign-in
 * has just issued and its request did not send.
 */
export type OwnViewer = ViewerRecord & { readonly own: ViewerLoaders };
