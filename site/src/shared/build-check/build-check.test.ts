import type * as BuildCheck from './build-check';

let ids: (string | Error)[];
let asked: string[];

const started = async (): Promise<typeof BuildCheck> => {
  const check = await import('./build-check');
  check.startBuildCheck();
  await jest.advanceTimersByTimeAsync(0);
  return check;
};
const hours = (count: number) => jest.advanceTimersByTimeAsync(count * 60 * 60 * 1000);

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(input as string);
    const id = ids.length > 1 ? ids.shift() : ids[0];
    if (id instanceof Error) throw id;
    return new Response(JSON.stringify({ id }));
  };
});
afterEach(() => jest.useRealTimers());

test('the same id asks every hour and reloads nothing', async () => {
  ids = ['a'];
  const { isReloadDue: reloadIsDue } = await started();
  await hours(2);
  expect(asked).toEqual(['/builds/latest.json', '/builds/latest.json', '/builds/latest.json']);
  expect(reloadIsDue(0)).toBe(false);
});

test('newer code reloads the next navigation, and not again within ten seconds', async () => {
  ids = ['a', 'b'];
  const { isReloadDue: reloadIsDue } = await started();
  expect(reloadIsDue(1_000_000)).toBe(false);
  await hours(1);
  expect(reloadIsDue(1_000_000)).toBe(true);
  expect(reloadIsDue(1_009_999)).toBe(false);
  expect(reloadIsDue(1_010_000)).toBe(true);
});

test('a check that fails is ignored', async () => {
  ids = ['a', new TypeError('fetch failed'), 'b'];
  const { isReloadDue: reloadIsDue } = await started();
  await hours(1);
  expect(reloadIsDue(1_000_000)).toBe(false);
  await hours(1);
  expect(reloadIsDue(1_000_000)).toBe(true);
});
