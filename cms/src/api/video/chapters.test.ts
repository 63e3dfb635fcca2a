import { chaptersOf, parseChapterStart } from './chapters';

test.each([
  ['0', 0],
  ['750', 750],
  ['12:30', 750],
  [' ١٢:٣٠ ', 750],
  ['75:00', 4500],
  ['1:02:30', 3750],
  ['12.30', null],
  ['12:60', null],
  ['1:75:00', null],
  ['-5', null],
  ['', null],
])('“%s” is read as %p', (text, seconds) => {
  expect(parseChapterStart(text)).toBe(seconds);
});

test('a chapter after the end of a film that became shorter is not served', () => {
  const stored = [
    { start: '0:00', title: 'One' },
    { start: '2:00', title: 'Two' },
  ];
  expect(chaptersOf(stored, 100)).toEqual([{ start_seconds: 0, title: 'One' }]);
  expect(chaptersOf(stored, null)).toHaveLength(2);
});
