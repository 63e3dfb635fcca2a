import type { GraphContext } from '../../graph/graph-context';
import { requireViewer } from '../../graph/require-viewer';
import type { ViewerChangeKind } from '../../graph/resolver-types.generated';
import { PushQueue } from '../../streams/push-queue';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';
import { sessionOfToken } from './session-of-token';

/** Then the stream completes, and is opened again with the viewer's current access token. */
const STREAM_MS = 3_600_000;

/** Record of `ViewerChange`. */
export interface ViewerChangeRecord {
  kind: ViewerChangeKind;
}

/**
 * Returns what happens to the viewer and the session of an access token. The token is checked once, here: it is valid
 * for ten minutes, while the session goes on until the feed of accounts names it.
 */
export const viewerChanges = async (context: GraphContext): Promise<PushQueue<ViewerChangeRecord>> => {
  const { services, caller } = context;
  const viewer = requireViewer(context);
  const session = sessionOfToken(caller.bearer ?? '');
  const queue = new PushQueue<ViewerChangeRecord>();
  // Subscribed before the token is checked, so that nothing happens unseen in between.
  const happened: (() => void)[] = [];
  let viewerId: string | null = null;
  const stop = services.feeds.events.subscribe((event) => {
    if (event.feed !== 'accounts' || event.kind === 'reachability') return;
    const act = (): void => {
      if (event.kind === 'gap') queue.end();
      else
        for (const { type, document } of event.changes) {
          if (type === 'viewer' && document === viewerId) queue.push({ kind: 'SUBSCRIPTION_CHANGED' });
          if (type !== 'session' || document !== session) continue;
          queue.push({ kind: 'SESSION_ENDED' });
          queue.end();
        }
    };
    if (viewerId === null) happened.push(act);
    else act();
  });
  queue.onEnd(stop);
  try {
    if (session === null) throw new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED');
    viewerId = (await viewer.details.load()).id;
  } catch (error) {
    queue.end();
    throw error;
  }
  for (const act of happened) act();
  const timer = setTimeout(() => queue.end(), STREAM_MS);
  queue.onEnd(() => clearTimeout(timer));
  return queue;
};
