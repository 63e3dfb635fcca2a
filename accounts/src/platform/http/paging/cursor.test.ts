import { cursorOf, pageOf, readCursor } from './cursor';

test('a cursor says again what it was made of', () => {
  expect(readCursor(cursorOf(['2026-11-21T18:00:00.000Z', 'مساء']), 2)).toEqual([
    '2026-11-21T18:00:00.000Z',
    'مساء',
  ]);
  expect(readCursor(undefined, 2)).toBeUndefined();
});

test.each([
  '',
  'x',
  cursorOf(['one']),
  Buffer.from('{"0":"a","1":"b"}').toString('base64url'),
  Buffer.from('[1,2]').toString('base64url'),
])('refuses %p', (cursor) => {
  expect(() => readCursor(cursor, 2)).toThrow(
    expect.objectContaining({ status: 400, code: 'BAD_USER_INPUT' }) as Error,
  );
});

test('the last page has no next one', () => {
  const orderOf = (row: number) => [String(row)];
  expect(pageOf([1, 2, 3], 2, orderOf)).toEqual({ rows: [1, 2], next: cursorOf(['2']) });
  expect(pageOf([1, 2], 2, orderOf)).toEqual({ rows: [1, 2], next: null });
  expect(pageOf([], 2, orderOf)).toEqual({ rows: [], next: null });
});
