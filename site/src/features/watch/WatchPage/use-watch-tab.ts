import { useEffect } from 'react';
import { flushSync } from 'react-dom';

import { useSearchChoice } from '../../../shared/address/use-search-choice';
import { wantedMinute } from '../../../shared/playback/wanted-minute';

export type WatchTab = 'comments' | 'episodes' | 'details';

const isTab = (tab: string | undefined): tab is WatchTab =>
  tab === 'comments' || tab === 'episodes' || tab === 'details';

/** Beginning of the hash of the comments, and of one of them. */
const OF_COMMENTS = '#comment';

/**
 * Returns the open tab below a video, which the address names like on other pages (`?tab=episodes`). What leads to
 * the comments opens their tab: a hash at arrival, and a star of the timeline.
 */
export const useWatchTab = (tabs: readonly WatchTab[]): [open: WatchTab, choose: (tab: string) => void] => {
  const [chosen, choose] = useSearchChoice('tab', tabs);
  useEffect(() => {
    if (window.location.hash.startsWith(OF_COMMENTS)) choose('comments');
    return wantedMinute.subscribe(() => {
      // At once: what asked for them scrolls there next, and nothing scrolls to a hidden panel.
      if (wantedMinute.get()) flushSync(() => choose('comments'));
    });
  }, []);
  return [isTab(chosen) ? chosen : 'comments', choose];
};
