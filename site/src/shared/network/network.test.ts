import type * as Network from './network';

let online: boolean;
let reachable: boolean;
let parts: typeof Network;

const goes = async (to: 'online' | 'offline'): Promise<void> => {
  online = to === 'online';
  window.dispatchEvent(new Event(to));
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  online = true;
  reachable = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  globalThis.fetch = () =>
    reachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network'));
  parts = await import('./network');
  parts.startNetwork();
});
afterEach(() => jest.useRealTimers());

test('the browser tells when it loses the network and finds it again', async () => {
  expect(parts.network.get()).toEqual({ offline: false, waiting: false });
  await goes('offline');
  expect(parts.network.get()).toEqual({ offline: true, waiting: false });
  await goes('online');
  expect(parts.network.get()).toEqual({ offline: false, waiting: false });
});

test('what waits goes on when the network is back', async () => {
  await goes('offline');
  const done = jest.fn();
  void parts.whenOnline().then(done);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([done.mock.calls.length, parts.network.get().waiting]).toEqual([0, true]);
  await goes('online');
  expect([done.mock.calls.length, parts.network.get()]).toEqual([1, { offline: false, waiting: false }]);
});

test('a network that the browser believes in, but that leads nowhere, is asked again every five seconds', async () => {
  reachable = false;
  const done = jest.fn();
  void parts.networkBack().then(done);
  expect(parts.network.get()).toEqual({ offline: true, waiting: true });
  await jest.advanceTimersByTimeAsync(12_000);
  expect(done).not.toHaveBeenCalled();
  reachable = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('with a network nothing waits', async () => {
  const done = jest.fn();
  await parts.whenOnline().then(done);
  expect([done.mock.calls.length, parts.network.get().waiting]).toEqual([1, false]);
});
