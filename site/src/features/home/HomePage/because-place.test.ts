import { showCard } from '../../../../testing/catalogue';
import { becausePlace, cardsBeside } from './because-place';

test('recommendations stand after the evening, otherwise after the first row', () => {
  expect(becausePlace([{ shape: 'POSTER' }, { shape: 'TONIGHT' }, { shape: 'ICON' }])).toBe(1);
  expect(becausePlace([{ shape: 'POSTER' }, { shape: 'ICON' }])).toBe(0);
});

test('the two rows before and after are beside them', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ items: [showCard(slug)] }));
  expect(cardsBeside(rows, 0)).toEqual(['a', 'b', 'c']);
  expect(cardsBeside(rows, 2)).toEqual(['b', 'c', 'd', 'e']);
});
