import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage, wrapInPage } from '../../../../testing/page';
import { buttonClass } from '../../ui/Button/button-class';
import type { ButtonLook } from '../../ui/Button/button-class';
import { SmartBanner } from './SmartBanner';

const AGENT = navigator.userAgent;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile';
const STORES = {
  appStoreUrl: 'https://apps.apple.com/app/id1',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=sahra',
};
const banner = (changes: object = {}) => ({
  smartBanner: {
    title: 'Sahra on your phone',
    text: 'Wherever the evening goes.',
    actionLabel: 'Get the app',
    language: 'EN',
    ...STORES,
    ...changes,
  },
});
const hold = (userAgent: string, width: number): void => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  Object.assign(window, { innerWidth: width });
};
/** jsdom computes no layout: the observer of the buttons is told by the test. */
const observed: ((changes: Partial<IntersectionObserverEntry>[]) => void)[] = [];
/** What is observed. */
const watched = new Set<Element>();
class Observer {
  constructor(tell: (changes: Partial<IntersectionObserverEntry>[]) => void) {
    observed.push(tell);
  }
  observe = (element: Element): void => void watched.add(element);
  disconnect = (): void => undefined;
}
const settled = () => act(() => new Promise((done) => setTimeout(done)));

beforeEach(() => {
  observed.length = 0;
  watched.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  hold(IPHONE, 390);
});
afterEach(() => {
  hold(AGENT, 1024);
  document.cookie = 'showSmartBanner=; max-age=0; path=/';
});

test.each([
  ['an iPhone', IPHONE, STORES.appStoreUrl],
  ['any other phone', ANDROID, STORES.googlePlayUrl],
])('leads %s to its store', async (_what, agent, address) => {
  hold(agent, 390);
  fakeGraph({ SmartBanner: banner() });
  renderInPage(<SmartBanner />);
  expect(await screen.findByRole('link', { name: 'Get the app' })).toHaveAttribute('href', address);
});

test('it steps aside while a button of the page is under it', async () => {
  fakeGraph({ SmartBanner: banner() });
  renderInPage(<SmartBanner />);
  const place = (await screen.findByRole('link', { name: 'Get the app' })).closest('aside');
  const [target, other] = [document.createElement('a'), document.createElement('a')];
  const tell = (isIntersecting: boolean, ...targets: Element[]) =>
    act(() => observed.at(-1)?.(targets.map((one) => ({ isIntersecting, target: one }))));
  expect(place).not.toHaveClass('aside');
  tell(true, target, other);
  expect(place).toHaveClass('aside');
  tell(false, target);
  expect(place).toHaveClass('aside');
  tell(false, other);
  expect(place).not.toHaveClass('aside');
});

test('it watches the buttons of every look, and those that come later, but not its own', async () => {
  fakeGraph({ SmartBanner: banner() });
  const page = (looks: readonly ButtonLook[]) => (
    <>
      <main>
        {looks.map((look) => (
          <a key={look} href={`/${look}`} className={buttonClass(look)}>
            {look}
          </a>
        ))}
        <a href="/card">card</a>
      </main>
      <SmartBanner />
    </>
  );
  const { rerender } = render(<>{wrapInPage(page(['primary', 'ghost', 'live']))}</>);
  await screen.findByRole('link', { name: 'Get the app' });
  const names = () => [...watched].map(({ textContent }) => textContent);
  expect(names()).toEqual(['primary', 'ghost', 'live']);
  rerender(<>{wrapInPage(page(['primary', 'ghost', 'live', 'paper']))}</>);
  await waitFor(() => expect(names()).toEqual(['primary', 'ghost', 'live', 'paper']));
});

test('a desktop is not even asked for', async () => {
  hold(AGENT, 1440);
  const log = fakeGraph({});
  renderInPage(<SmartBanner />);
  await settled();
  expect([log, screen.queryByRole('link')]).toEqual([[], null]);
});

test('a phone whose store has no app sees nothing', async () => {
  fakeGraph({ SmartBanner: banner({ appStoreUrl: null }) });
  renderInPage(<SmartBanner />);
  await settled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('once closed it stays closed, on pages of the other language too', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  fakeGraph({ SmartBanner: banner() });
  const { unmount } = renderInPage(<SmartBanner />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(written).toHaveBeenCalledWith('showSmartBanner=false; path=/; max-age=31536000; samesite=lax');
  unmount();
  const log = fakeGraph({});
  renderInPage(<SmartBanner />, 'ar');
  await settled();
  expect(log).toEqual([]);
});

test('without an answer there is no banner', async () => {
  fakeGraph({ SmartBanner: 'unreachable' });
  renderInPage(<SmartBanner />);
  await settled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('words in the other language are marked', async () => {
  fakeGraph({ SmartBanner: banner() });
  renderInPage(<SmartBanner />, 'ar');
  expect(await screen.findByRole('link', { name: 'Get the app' })).toHaveAttribute('lang', 'en');
});
