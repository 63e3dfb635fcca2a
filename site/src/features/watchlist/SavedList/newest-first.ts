import type { SavedItem } from '../SavedCard/saved-item';

interface List {
  items: readonly SavedItem[];
  hasMore: boolean;
}

/**
 * Returns the items of several lists in one order, newest first. Items that are older than the end of a list that
 * goes on are left out: what follows there may belong before them.
 */
export const newestFirst = (lists: readonly List[]): SavedItem[] => {
  const ends = lists.flatMap(({ items, hasMore }) => (hasMore ? (items.at(-1)?.addedAt ?? []) : []));
  const end = ends.reduce((latest, each) => (each > latest ? each : latest), '');
  return lists
    .flatMap(({ items }) => items)
    .filter(({ addedAt }) => addedAt >= end)
    .sort((a, b) => b.addedAt.localeCompare(a.addedAt));
};
