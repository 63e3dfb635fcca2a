import { slowestFiles } from './slowest-files';

const file = (name: string, seconds: number) => ({
  name: `/root/${name}`,
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
});

test('the slowest files come first, with their seconds', () => {
  const files = [
    file('site/quick.test.ts', 0.04),
    file('cms/slow.test.ts', 12.34),
    file('site/other.test.ts', 2),
  ];
  expect(slowestFiles(files, '/root').split('\n')).toEqual([
    '  12.3 s  cms/slow.test.ts',
    '   2.0 s  site/other.test.ts',
    '   0.0 s  site/quick.test.ts',
  ]);
});

test('no more than 15 files are named', () => {
  const files = Array.from({ length: 40 }, (_, index) => file(`${index}.test.ts`, index));
  const lines = slowestFiles(files, '/root').split('\n');
  expect(lines).toHaveLength(15);
  expect(lines.at(-1)).toBe('  25.0 s  25.test.ts');
});
