import { PREFETCH_DELAY_MS } from '@sahra/schemas/constants';

import { holdUntilPicture } from './hold-until-picture';
import { delayPrefetch, startPrefetch } from './start-prefetch';

const started = () => {
  const loadPage = jest.fn(() => Promise.resolve({}));
  const loader: GatsbyLoader = {
    loadPage,
    loadPageSync: () => undefined,
    enqueue: jest.fn(),
    hovering: jest.fn(),
  };
  startPrefetch(loader);
  loader.hovering('/en/shows');
  delayPrefetch();
  return loadPage;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('no page is loaded ahead between the press on play and the first picture', () => {
  const loadPage = started();
  holdUntilPicture();
  jest.advanceTimersByTime(PREFETCH_DELAY_MS);
  expect(loadPage).not.toHaveBeenCalled();
  const video = document.createElement('video');
  document.body.append(video);
  video.dispatchEvent(new Event('loadeddata'));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('a player that is closed before its picture keeps nothing back, and another one still does', () => {
  const loadPage = started();
  const first = holdUntilPicture();
  const second = holdUntilPicture();
  jest.advanceTimersByTime(PREFETCH_DELAY_MS);
  first();
  first();
  expect(loadPage).not.toHaveBeenCalled();
  second();
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('a film that does not come keeps pages back for 20 seconds', () => {
  const loadPage = started();
  holdUntilPicture();
  jest.advanceTimersByTime(19_999);
  expect(loadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(loadPage).toHaveBeenCalledTimes(1);
});
