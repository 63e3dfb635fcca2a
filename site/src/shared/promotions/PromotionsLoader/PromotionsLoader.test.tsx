import { act, screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { PromotionsLoader } from './PromotionsLoader';

const AGENT = navigator.userAgent;
const idle: (() => void)[] = [];

// Loads the lazy module first, so that the test does not wait for its compilation.
beforeAll(() => import('../Promotions/Promotions'));
beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
  idle.length = 0;
  Object.assign(window, {
    innerWidth: 390,
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Android Mobile' });
  fakeGraph({
    SmartBanner: {
      smartBanner: {
        title: 'Sahra on your phone',
        text: '',
        actionLabel: 'Get the app',
        language: 'EN',
        appStoreUrl: null,
        googlePlayUrl: 'https://play.google.com/store/apps/details?id=sahra',
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: AGENT });
  Object.assign(window, { innerWidth: 1024 });
  for (const name of ['showSmartBanner', 'showMainPopup']) document.cookie = `${name}=; max-age=0; path=/`;
});

const show = (changes: Parameters<typeof pageContext>[0] = {}) =>
  renderInPage(<PromotionsLoader context={pageContext(changes)} />);

test('what is offered comes only when the browser has nothing else to do', async () => {
  show({ page: 'faq' });
  expect([idle.length, screen.queryByRole('link')]).toEqual([1, null]);
  act(() => idle[0]?.());
  expect(await screen.findByRole('link', { name: 'Get the app' })).toBeInTheDocument();
});

test.each([
  ['the watch page', { page: 'watch' }],
  ['a page of a payment', { page: 'payment-status' }],
  ['a page of the viewer', { page: 'account', access: 'viewer' }],
])('%s loads nothing', (_what, changes) => {
  show(changes);
  expect(idle).toEqual([]);
});

test('nor does a browser in which both were closed', () => {
  document.cookie = 'showSmartBanner=false; path=/';
  show({ page: 'faq' });
  expect(idle).toEqual([]);
  document.cookie = 'showMainPopup=false; path=/';
  show({ page: 'home' });
  expect(idle).toEqual([]);
});
