/** @jest-environment node */
import { scriptsOf } from './scripts-of';

const runtimeOf = () => {
  const loaded: (string | number)[] = [];
  const runtime = {
    e: (chunk: string | number): Promise<unknown> => Promise.resolve(loaded.push(chunk)),
    p: '/',
    u: (chunk: string | number) => `${chunk}-abc.js`,
  };
  return { loaded, runtime };
};

test('the scripts of a page are named, its shared ones too, and none is loaded or run', async () => {
  const { loaded, runtime } = runtimeOf();
  const run = jest.fn();
  const page = () => Promise.all([runtime.e(14), runtime.e('common')]).then(run);
  expect(scriptsOf(runtime, page)).toEqual(['/14-abc.js', '/common-abc.js']);
  await Promise.resolve();
  expect(loaded).toEqual([]);
  expect(run).not.toHaveBeenCalled();

  await page();
  expect(loaded).toEqual([14, 'common']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that throws leaves the loading of chunks as it was', async () => {
  const { loaded, runtime } = runtimeOf();
  const broken = (): Promise<unknown> => {
    throw new Error('no such page');
  };
  expect(() => scriptsOf(runtime, broken)).toThrow('no such page');
  await runtime.e(14);
  expect(loaded).toEqual([14]);
});
