import type { ContentFeeds } from '../../content/content-feeds';
import { PushQueue } from '../../streams/push-queue';

/** Record of `ContentChange`. */
export interface ContentChangeRecord {
  contentVersion: number;
  stale: boolean;
}

/** Returns the state of the content now (as soon as both feeds were read) and after each change of it. */
export const contentChanges = (feeds: ContentFeeds): PushQueue<ContentChangeRecord> => {
  const queue = new PushQueue<ContentChangeRecord>(true);
  let told = '';
  const tell = (): void => {
    const contentVersion = feeds.version();
    if (contentVersion === null) return;
    const state = { contentVersion, stale: !feeds.cms.reachable || !feeds.accounts.reachable };
    const key = JSON.stringify(state);
    if (key === told) return;
    told = key;
    queue.push(state);
  };
  tell();
  queue.onEnd(feeds.events.subscribe(tell));
  return queue;
};
