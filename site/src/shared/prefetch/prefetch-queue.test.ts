import { createPrefetchQueue } from './prefetch-queue';

/** Fakes the loader: notes what is loaded, and answers when the test says so. */
const fakeLoader = () => {
  const begun: string[] = [];
  const open = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const load = (path: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(path);
      open.set(path, { resolve, reject });
    });
  const settle = async (path: string, error?: Error): Promise<void> => {
    const call = open.get(path);
    if (error) call?.reject(error);
    else call?.resolve();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { begun, load, settle };
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
  queue.add('/en/faq');
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
  paths.forEach((path) => queue.add(path));
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
  queue.add('/en/faq');
  await settle('/en/faq', new Error('offline'));
  queue.add('/en/faq');
  await settle('/en/faq');
  queue.add('/en/faq');
  expect(begun).toEqual(['/en/faq', '/en/faq']);
});

test('a link under the pointer goes before the others, one out of sight leaves the line', () => {
  const { begun, queue } = started();
  queue.add('/en/faq');
  const leave = queue.add('/en/shows');
  queue.add('/en/home', true);
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
  queue.add('/en/faq');
  jest.advanceTimersByTime(999);
  expect(begun).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(['/en/faq']);
});

test('where prefetching is not allowed nothing is loaded', () => {
  const { begun, queue } = started();
  allowed = false;
  queue.add('/en/faq');
  queue.delay();
  jest.advanceTimersByTime(1000);
  expect(begun).toEqual([]);
});
