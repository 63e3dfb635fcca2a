import { navigate } from 'gatsby';

import { canFade, navigateWithFade, isOtherPage, handleRouteRendered } from './soft-navigation';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const went = jest.mocked(navigate);
const moves = (reduced: boolean): void => {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
};
const loaderWith = (loadPage: GatsbyLoader['loadPage']): GatsbyLoader => ({
  loadPage,
  loadPageSync: () => undefined,
  enqueue: () => ({ abort: () => undefined }),
  hovering: () => undefined,
});
/** Fakes the browser's view transitions: renders immediately and finishes when the callback resolves. */
const browserFades = () => {
  const fade = { begun: 0 };
  const start = (update: () => Promise<void>) => {
    fade.begun += 1;
    return { ready: Promise.reject(new Error('skipped')), finished: update() };
  };
  Object.assign(document, { startViewTransition: start });
  return fade;
};

beforeEach(() => {
  went.mockReset();
  moves(false);
  Reflect.deleteProperty(document, 'startViewTransition');
  window.___loader = loaderWith(() => Promise.resolve({}));
});

test('a browser without view transitions, or a viewer who wants nothing to move, gets none', () => {
  expect(canFade()).toBe(false);
  browserFades();
  expect(canFade()).toBe(true);
  moves(true);
  expect(canFade()).toBe(false);
});

test('another place of the same page is no other page', () => {
  window.history.pushState(null, '', '/en/faq?x=1');
  expect(isOtherPage('/en/faq?x=1#plans')).toBe(false);
  expect(isOtherPage('/en/faq')).toBe(true);
  expect(isOtherPage('/en/home')).toBe(true);
});

test('the page is loaded before the fade begins, and the fade ends when it is drawn', async () => {
  const fade = browserFades();
  let arrive = (): void => undefined;
  window.___loader = loaderWith(() => new Promise((resolve) => (arrive = () => resolve({}))));
  const fading = navigateWithFade('/en/home');
  expect(fade.begun).toBe(0);
  arrive();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(went).toHaveBeenCalledWith('/en/home');
  handleRouteRendered();
  await expect(fading).resolves.toBeUndefined();
});

test('a page that does not load is still gone to', async () => {
  browserFades();
  went.mockImplementation(handleRouteRendered);
  window.___loader = loaderWith(() => Promise.reject(new Error('offline')));
  await navigateWithFade('/en/home');
  expect(went).toHaveBeenCalledWith('/en/home');
});

test('of two quick clicks the last one counts', async () => {
  browserFades();
  went.mockImplementation(handleRouteRendered);
  await Promise.all([navigateWithFade('/en/home'), navigateWithFade('/en/shows')]);
  expect(went.mock.calls.map(([to]) => to)).toEqual(['/en/shows']);
});
