import { PREFETCH_DELAY_MS } from '@sahra/schemas/constants';

import { delayPrefetch, startPrefetch } from './start-prefetch';

const fakeLoader = () => {
  const loadPage = jest.fn(() => Promise.resolve({}));
  const loadData = jest.fn(() => Promise.resolve([]));
  const gatsbys = jest.fn();
  const loader: GatsbyLoader = {
    loadPage,
    loadPageSync: () => undefined,
    loadData,
    enqueue: gatsbys,
    hovering: gatsbys,
  };
  return { loader, loadPage, loadData, gatsbys };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('links in view and under the pointer go through the queue: files of the first, all of the other', () => {
  const { loader, loadPage, loadData, gatsbys } = fakeLoader();
  startPrefetch(loader);
  loader.enqueue('/en/shows');
  loader.enqueue('/en/channels-list').abort();
  loader.hovering('/en/faq');
  delayPrefetch();
  expect(loadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(PREFETCH_DELAY_MS);
  expect(loadPage.mock.calls).toEqual([['/en/faq']]);
  expect(loadData.mock.calls).toEqual([['/en/shows']]);
  expect(gatsbys).not.toHaveBeenCalled();
});

test('a page that is still loading is waited for', () => {
  const { loader, loadData } = fakeLoader();
  startPrefetch(loader);
  loader.enqueue('/en/shows');
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  delayPrefetch();
  jest.advanceTimersByTime(10 * PREFETCH_DELAY_MS);
  expect(loadData).not.toHaveBeenCalled();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(PREFETCH_DELAY_MS);
  expect(loadData).toHaveBeenCalledTimes(1);
});
