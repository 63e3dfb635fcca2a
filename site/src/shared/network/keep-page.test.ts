import { openDocument } from '../navigation/open-document';
import { keepPage } from './keep-page';
import { keepChunks } from './keep-chunks';
import { isReachable, networkBack, whenOnline } from './network';

jest.mock('../navigation/open-document', () => ({ openDocument: jest.fn() }));
jest.mock('./network', () => ({ isReachable: jest.fn(), networkBack: jest.fn(), whenOnline: jest.fn() }));

let online: boolean;
let comeBack: () => void;

const away = (): Promise<void> =>
  new Promise((resolve) => {
    const before = comeBack;
    comeBack = () => {
      before();
      resolve();
    };
  });
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.mocked(openDocument).mockClear();
  online = true;
  comeBack = () => {
    online = true;
  };
  jest.mocked(isReachable).mockImplementation(() => Promise.resolve(online));
  jest.mocked(networkBack).mockImplementation(away);
  jest.mocked(whenOnline).mockImplementation(() => (online ? Promise.resolve() : away()));
});

const started = (
  load: (path: string) => Promise<{ status?: string } | undefined>,
  inMemory: string[] = [],
) => {
  const loadPage = jest.fn(load);
  const loader: GatsbyLoader = {
    loadPage,
    loadPageSync: (path) => (inMemory.includes(path) ? {} : undefined),
    enqueue: () => ({ abort: () => undefined }),
    hovering: () => undefined,
  };
  keepPage(loader);
  return { loader, loadPage };
};

test('a page that is in memory opens without a network', async () => {
  const { loader } = started(() => Promise.resolve({}), ['/en/faq']);
  online = false;
  await expect(loader.loadPage('/en/faq')).resolves.toEqual({});
});

test('without a network the navigation waits, and goes on when it is back', async () => {
  const { loader, loadPage } = started(() => Promise.resolve({}));
  const done = jest.fn();
  online = false;
  void loader.loadPage('/en/faq').then(done);
  await tick();
  expect([loadPage.mock.calls.length, done.mock.calls.length]).toEqual([0, 0]);
  comeBack();
  await tick();
  expect([loadPage.mock.calls, done.mock.calls]).toEqual([[['/en/faq']], [[{}]]]);
});

test('of two presses without a network only the last one is followed', async () => {
  const { loader, loadPage } = started(() => Promise.resolve({}));
  online = false;
  void loader.loadPage('/en/faq');
  void loader.loadPage('/en/shows');
  comeBack();
  await tick();
  expect(loadPage.mock.calls).toEqual([['/en/shows']]);
});

test.each([[{ status: 'error' }], [undefined]])(
  'a load that fails with the network (%j) keeps the page, and opens the document when it is back',
  async (failure) => {
    const { loader } = started(() => {
      online = false;
      return Promise.resolve(failure);
    });
    const done = jest.fn();
    void loader.loadPage('/en/faq?x=1').then(done);
    await tick();
    expect(openDocument).not.toHaveBeenCalled();
    comeBack();
    await tick();
    expect([jest.mocked(openDocument).mock.calls, done.mock.calls.length]).toEqual([[['/en/faq?x=1']], 0]);
  },
);

test('a page that the site refuses is left to Gatsby', async () => {
  const { loader } = started(() => Promise.resolve({ status: 'error' }));
  await expect(loader.loadPage('/en/gone')).resolves.toEqual({ status: 'error' });
  expect(openDocument).not.toHaveBeenCalled();
});

test('code that is imported waits for the network too', async () => {
  const load = jest.fn((chunk: string | number) =>
    online ? Promise.resolve(chunk) : Promise.reject(new Error('Loading chunk 7 failed.')),
  );
  const runtime = { e: load as (chunk: string | number) => Promise<unknown> };
  keepChunks(runtime);
  online = false;
  const loaded = runtime.e(7);
  await tick();
  comeBack();
  await expect(loaded).resolves.toBe(7);
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that is gone from the site fails after a second attempt', async () => {
  const load = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  const runtime = { e: load as (chunk: string | number) => Promise<unknown> };
  keepChunks(runtime);
  await expect(runtime.e(7)).rejects.toThrow('Loading chunk 7 failed.');
  expect(load).toHaveBeenCalledTimes(2);
});
