import { prefetchFiles } from './prefetch-files';

const loaderOf = (files: string[], opened = false) => {
  const loadPage = jest.fn();
  const loadData = jest.fn(() => Promise.resolve(files));
  const loader: GatsbyLoader = {
    loadPage,
    loadPageSync: () => (opened ? {} : undefined),
    loadData,
    enqueue: jest.fn(),
    hovering: jest.fn(),
  };
  return { loader, loadPage, loadData };
};

const asked = jest.fn(() => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }));

beforeEach(() => {
  asked.mockClear();
  Object.defineProperty(window, 'fetch', { value: asked, configurable: true, writable: true });
});

test('the data of a page and its files are downloaded, and none of its code runs', async () => {
  const { loader, loadPage, loadData } = loaderOf(['/14-a.js', '/14.b.css']);
  await prefetchFiles(loader, '/en/faq');
  expect(loadData).toHaveBeenCalledWith('/en/faq');
  expect(asked.mock.calls).toEqual([
    ['/14-a.js', { priority: 'low' }],
    ['/14.b.css', { priority: 'low' }],
  ]);
  expect(loadPage).not.toHaveBeenCalled();
});

test('a file of several pages is downloaded once, and again when it did not arrive', async () => {
  const { loader } = loaderOf(['/15-a.js']);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(prefetchFiles(loader, '/en/a')).rejects.toThrow('Failed to fetch');
  await prefetchFiles(loader, '/en/a');
  await prefetchFiles(loader, '/en/b');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page that was open before needs nothing', async () => {
  const { loader, loadData } = loaderOf(['/16-a.js'], true);
  await prefetchFiles(loader, '/en/faq');
  expect(loadData).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});
