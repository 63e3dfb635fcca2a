import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSearchChoice } from '../../address/use-search-choice';
import { Tabs } from '../../ui/Tabs/Tabs';
import * as styles from './DetailsTabs.module.css';

const TABS = [
  { id: 'episodes', label: 'show.episodes' },
  { id: 'matches', label: 'show.matches' },
  { id: 'clips', label: 'show.clips' },
  { id: 'highlights', label: 'show.highlights' },
  { id: 'shorts', label: 'show.shorts' },
  { id: 'more', label: 'show.moreTab' },
] as const;

export type DetailsTab = (typeof TABS)[number]['id'];

export interface DetailsGroup {
  /** Number of its items. A group with 0 is not offered; null when there are more than the page knows. */
  count: number | null;
  /** Its list: rows, a VideoGrid, or cards of shows. */
  content: ReactNode;
}

interface Props {
  /** Accessible label of the tab list. */
  label: string;
  groups: Partial<Record<DetailsTab, DetailsGroup>>;
  /** Tab that a URL without `?tab` opens, when it has items; the first one by default. */
  opens?: DetailsTab;
  /** Shown when no group has items. */
  empty: ReactNode;
  /** Shown after the chosen group, but not after `more`, which has the same items. */
  end?: ReactNode;
}

/** Tabs of a details page, in the same order everywhere. The chosen one is stored in the URL (`?tab=clips`). */
export const DetailsTabs = ({ label, groups, opens, empty, end }: Props) => {
  const { t } = useTranslation();
  const offered = TABS.flatMap((tab) => {
    const group = groups[tab.id];
    return group && group.count !== 0 ? [{ ...tab, ...group }] : [];
  });
  const [chosen, choose] = useSearchChoice(
    'tab',
    offered.map(({ id }) => id),
    (offered.find(({ id }) => id === opens) ?? offered[0])?.id,
  );
  const shown = offered.find(({ id }) => id === chosen);
  return (
    <>
      {shown ? (
        <div className={styles.details}>
          <Tabs
            label={label}
            items={offered.map(({ id, label: name, count }) => ({
              id,
              label: t(name),
              // The number of similar shows says nothing about this one.
              ...(count === null || id === 'more' ? {} : { count }),
            }))}
            selected={shown.id}
            onSelect={choose}
          >
            {shown.content}
          </Tabs>
        </div>
      ) : (
        empty
      )}
      {shown?.id !== 'more' && end}
    </>
  );
};
