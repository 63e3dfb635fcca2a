import { settled } from './categories';

test('all lets go of the others', () => {
  expect(settled(['SPORTS', 'BUSINESS'], ['SPORTS', 'BUSINESS', 'ALL'])).toEqual(['ALL']);
});

test('another lets go of all', () => {
  expect(settled(['ALL'], ['ALL', 'SPORTS'])).toEqual(['SPORTS']);
});

test('others stand together, and nothing is put in the place of nothing', () => {
  expect(settled(['SPORTS'], ['SPORTS', 'BUSINESS'])).toEqual(['SPORTS', 'BUSINESS']);
  expect(settled(['ALL'], [])).toEqual([]);
});
