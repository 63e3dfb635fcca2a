import { videoCard } from '../../../../testing/catalogue';
import type { SavedItem } from '../SavedCard/saved-item';
import { newestFirst } from './newest-first';

const at = (...days: number[]): SavedItem[] =>
  days.map((day) => ({ type: 'video', addedAt: `2026-11-${day}T20:00:00.000Z`, node: videoCard(`v${day}`) }));
const days = (items: SavedItem[]) => items.map(({ addedAt }) => Number(addedAt.slice(8, 10)));

test('puts complete lists into one order', () => {
  const lists = [
    { items: at(20, 14), hasMore: false },
    { items: at(18, 11), hasMore: false },
  ];
  expect(days(newestFirst(lists))).toEqual([20, 18, 14, 11]);
  expect(newestFirst([])).toEqual([]);
});

test('keeps back what may follow on a page that is not loaded yet', () => {
  const lists = [
    { items: at(20, 16), hasMore: true },
    { items: at(18, 11), hasMore: false },
  ];
  expect(days(newestFirst(lists))).toEqual([20, 18, 16]);
});
