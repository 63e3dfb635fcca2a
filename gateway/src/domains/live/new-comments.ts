import { isChangeOf } from '../../content/feed-events';
import type { GraphContext } from '../../graph/graph-context';
import { EventContext, openingOf } from '../../streams/event-context';
import { PushQueue } from '../../streams/push-queue';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';

/** Comments and replies that are read after a change, the newest first. More of them within a second are not told. */
const NEWEST = 50;

/** Returns each comment and reply that appears under a video from now on, the oldest first. */
export const newComments = (context: GraphContext, code: string): PushQueue<CommentRecord> => {
  const opening = openingOf(context);
  const queue = new PushQueue<CommentRecord>();
  let seen: Set<string> | null = null;
  /** Time of the oldest comment that was read. Older ones move up when others are deleted: they are not new. */
  let since = '';

  const read = async (): Promise<void> => {
    const { comments } = new EventContext(opening).public;
    // A failed read is made up for by the next change.
    const page = await comments
      .load({ code, order: 'latest', from: 0, limit: NEWEST, cursor: null })
      .catch(() => null);
    if (!page || queue.ended) return;
    const before = seen;
    seen = new Set([...(before ?? []), ...page.items.map(({ id }) => id)]);
    if (!before) {
      if (page.next !== null) since = page.items.at(-1)?.created_at ?? '';
      return;
    }
    for (const comment of page.items.toReversed())
      if (!before.has(comment.id) && comment.created_at >= since) queue.push(comment);
  };

  let reading = read();
  queue.onEnd(
    opening.services.feeds.events.subscribe((event) => {
      if (isChangeOf(event, 'accounts', 'comments', code)) reading = reading.then(read);
    }),
  );
  return queue;
};
