/** @jest-environment node */
import { headingIds } from './heading-ids';

test.each([
  ['What is on', 'what-is-on'],
  ['  Plans & prices (2026)! ', 'plans-prices-2026'],
  ['Café', 'café'],
  ['ماذا تشاهد؟', 'ماذا-تشاهد'],
  ['سَهْرَة', 'سهرة'],
  ['سهـــرة', 'سهرة'],
  ['!?', 'section'],
])('%j has the id %s', (heading, id) => {
  expect(headingIds()(heading)).toBe(id);
});

test('repeated headings and ids of the page around the text are numbered', () => {
  const idOf = headingIds();
  expect(['Prices', 'Prices', 'Prices 2', 'Content'].map(idOf)).toEqual([
    'prices',
    'prices-2',
    'prices-2-2',
    'content-2',
  ]);
});
