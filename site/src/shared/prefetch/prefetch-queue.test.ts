/** @jest-environment node */
import { createPrefetchQueue } from './prefetch-queue';

/** Fakes the loader: notes what is loaded, and answers when the test says so. */
const fakeLoader = () => {
  const begun: string[] = [];
  const depths: string[] = [];
  const open = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const load = (path: string, depth: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(path);
      depths.push(depth);
      open.set(path, { resolve, reject });
    });
  const settle = async (path: string, error?: Error): Promise<void> => {
    const call = open.get(path);
    if (error) call?.reject(error);
    else call?.resolve();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { begun, depths, load, settle };
};

let allowed: boolean;
const started = () => {
  const loader = fakeLoader();
  return { ...loader, queue: createPrefetchQueue({ load: loader.load, isAllowed: () => allowed }) };
};
const paths = Array.from({ length: 7 }, (_, index) => `/en/watch/${index}`);

beforeEach(() => {
  jest.useFakeTimers();
  allowed = true;
});
afterEach(() => jest.useRealTimers());

test('nothing is loaded before the delay after the page is ready has passed', () => {
  const { begun, queue } = started();
  queue.add('/en/faq', 'files');
  jest.advanceTimersByTime(10_000);
  expect(begun).toEqual([]);
  queue.delay();
  jest.advanceTimersByTime(999);
  expect(begun).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(['/en/faq']);
});

test('no more than the limit are in flight, and the rest wait in line', async () => {
  const { begun, settle, queue } = started();
  paths.forEach((path) => queue.add(path, 'files'));
  queue.delay();
  jest.advanceTimersByTime(1000);
  expect(begun).toEqual(paths.slice(0, 4));
  await settle('/en/watch/1');
  expect(begun).toEqual(paths.slice(0, 5));
});

test('one that fails makes room, and may be asked for again', async () => {
  const { begun, settle, queue } = started();
  queue.delay();
  jest.advanceTimersByTime(1000);
  queue.add('/en/faq', 'files');
  await settle('/en/faq', new Error('offline'));
  queue.add('/en/faq', 'files');
  await settle('/en/faq');
  queue.add('/en/faq', 'files');
  expect(begun).toEqual(['/en/faq', '/en/faq']);
});

test('a link under the pointer goes before the others, one out of sight leaves the line', () => {
  const { begun, queue } = started();
  queue.add('/en/faq', 'files');
  const leave = queue.add('/en/shows', 'files');
  queue.add('/en/home', 'page');
  leave();
  queue.delay();
  jest.advanceTimersByTime(1000);
  expect(begun).toEqual(['/en/home', '/en/faq']);
});

test('a new page begins a new wait', () => {
  const { begun, queue } = started();
  queue.delay();
  jest.advanceTimersByTime(1000);
  queue.delay();
  queue.add('/en/faq', 'files');
  jest.advanceTimersByTime(999);
  expect(begun).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(['/en/faq']);
});

test('where prefetching is not allowed nothing is loaded', () => {
  const { begun, queue } = started();
  allowed = false;
  queue.add('/en/faq', 'files');
  queue.delay();
  jest.advanceTimersByTime(1000);
  expect(begun).toEqual([]);
});

test('a page whose files came ahead is made ready once when the pointer reaches its link', async () => {
  const { begun, depths, settle, queue } = started();
  queue.delay();
  jest.advanceTimersByTime(1000);
  queue.add('/en/faq', 'files');
  await settle('/en/faq');
  queue.add('/en/faq', 'page');
  await settle('/en/faq');
  queue.add('/en/faq', 'page');
  queue.add('/en/faq', 'files');
  expect(begun).toEqual(['/en/faq', '/en/faq']);
  expect(depths).toEqual(['files', 'page']);
});
