/** @jest-environment node */
import { normalizeCategories } from './categories';

test('all lets go of the others', () => {
  expect(normalizeCategories(['SPORTS', 'BUSINESS'], ['SPORTS', 'BUSINESS', 'ALL'])).toEqual(['ALL']);
});

test('another lets go of all', () => {
  expect(normalizeCategories(['ALL'], ['ALL', 'SPORTS'])).toEqual(['SPORTS']);
});

test('others stand together, and nothing is put in the place of nothing', () => {
  expect(normalizeCategories(['SPORTS'], ['SPORTS', 'BUSINESS'])).toEqual(['SPORTS', 'BUSINESS']);
  expect(normalizeCategories(['ALL'], [])).toEqual([]);
});
