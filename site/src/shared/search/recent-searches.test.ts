import { addRecentSearch, clearRecentSearches, recentSearches, removeRecentSearch } from './recent-searches';

beforeEach(clearRecentSearches);

test('the newest search stands first, and each only once', () => {
  ['padel', 'cup', 'Padel'].forEach(addRecentSearch);
  expect(recentSearches.get()).toEqual(['Padel', 'cup']);
  expect(localStorage.getItem('sahra.searches')).toBe('["Padel","cup"]');
});

test('eight are kept', () => {
  Array.from({ length: 10 }, (_, number) => `search ${number}`).forEach(addRecentSearch);
  expect(recentSearches.get()).toHaveLength(8);
  expect(recentSearches.get()[0]).toBe('search 9');
});

test('one can be forgotten, and all of them', () => {
  ['a', 'b'].forEach(addRecentSearch);
  removeRecentSearch('a');
  expect(recentSearches.get()).toEqual(['b']);
  clearRecentSearches();
  expect(recentSearches.get()).toEqual([]);
});
