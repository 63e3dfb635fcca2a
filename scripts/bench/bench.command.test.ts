import { loadModules } from '../process/load-modules';
import { run } from './bench.command';

jest.mock('../process/load-modules');

let printed: string;
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Has the folder hold one benchmark, `pages`, that meets its target or misses it. */
const holdBench = (isMet: boolean): void => {
  const measure = (): Promise<boolean> => {
    process.stdout.write('measured\n');
    return Promise.resolve(isMet);
  };
  jest
    .mocked(loadModules)
    .mockResolvedValue(new Map([['pages', { bench: { compares: 'ours with theirs', run: measure } }]]));
};

test.each([
  ['meets its target', true, 0],
  ['misses its target', false, 1],
])('a benchmark that %s prints what it measured, and the command says so', async (_what, isMet, code) => {
  holdBench(isMet);
  expect(await run('/root', ['pages'])).toBe(code);
  expect(printed).toBe('measured\n');
});

test('without a name the benchmarks are listed, and none is run', async () => {
  holdBench(false);
  expect(await run('/root', [])).toBe(0);
  expect(printed).toMatch(/^pages +ours with theirs\n$/);
});
