import { useTranslation } from 'react-i18next';

import { Tabs } from '../../../shared/ui/Tabs/Tabs';
import { COMMENTS_ID } from '../../../shared/comments/comments-id';
import type { WatchTab } from './use-watch-tab';
import * as styles from './WatchPage.module.css';

/** Ids of the panels. */
export const PANELS = { comments: COMMENTS_ID, episodes: 'episodes', details: 'details' } as const;

/** Most episodes that the graph lists beside one; then there may be more than the page knows. */
const LISTED_MAX = 30;

interface Props {
  tabs: readonly WatchTab[];
  selected: WatchTab;
  onSelect: (tab: string) => void;
  comments: number;
  /** Number of episodes of the season; 0 when the video belongs to none. */
  episodes: number;
}

/** Tabs below a video, where the window has no room for a second column. */
export const WatchTabs = ({ tabs, selected, onSelect, comments, episodes }: Props) => {
  const { t } = useTranslation();
  const items = {
    comments: { label: t('comments.title'), ...(comments > 0 && { count: comments }) },
    episodes: {
      label: t(episodes > 0 ? 'show.episodes' : 'watch.afterThis'),
      ...(episodes > 0 && episodes < LISTED_MAX && { count: episodes }),
    },
    details: { label: t('watch.details') },
  } as const;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('watch.tabs')}
        items={tabs.map((id) => ({ id, panel: PANELS[id], ...items[id] }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
};
