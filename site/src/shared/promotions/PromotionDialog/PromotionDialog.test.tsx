import { act, createEvent, fireEvent, screen } from '@testing-library/react';

import { createAccessToken, fakeGraph, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { clearSession } from '../../auth/clear-session';
import { startSession } from '../../auth/start-session';
import { PromotionDialog } from './PromotionDialog';

const CHAMPIONSHIP = {
  code: 'CHAMPIONSHIP',
  title: 'The Harbour Cup is on',
  text: 'Every match live.',
  language: 'EN',
  thumbnail: null,
  watch: null,
  subscribe: { label: 'Subscribe Now', path: '/subscribe' },
};
const WATCH = {
  ...CHAMPIONSHIP,
  code: 'WATCH',
  title: 'The session that never ends',
  watch: { label: 'Watch Now', path: '/watch/q2dcnfdt' },
};
const { chrome: base } = pageContext();
const chrome = { ...base, builtPaths: [...base.builtPaths, '/subscribe'] };

const show = (page = 'landing', locale: 'en' | 'ar' = 'en') =>
  renderInPage(<PromotionDialog page={page} chrome={chrome} />, locale);
const scrollTo = (screens: number): void => {
  Object.assign(window, { scrollY: window.innerHeight * screens });
  fireEvent.scroll(window);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const read = async (): Promise<void> => {
  scrollTo(1);
  await pass(2000);
};
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollY: 0 });
  fakeGraph({ Promotions: { promotions: [CHAMPIONSHIP, WATCH] } });
});
afterEach(() => {
  jest.useRealTimers();
  act(clearSession);
  sessionStorage.clear();
  document.cookie = 'showMainPopup=; max-age=0; path=/';
  document.body.replaceChildren();
});

test('the landing page invites to the championship, after something was read', async () => {
  show();
  await pass(10_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await read();
  expect(screen.getByRole('dialog', { name: CHAMPIONSHIP.title })).toBeInTheDocument();
  expect(links()).toEqual([['Subscribe Now', '/en/subscribe']]);
});

test('home invites to watch, or to subscribe', async () => {
  show('home', 'ar');
  await read();
  expect(links()).toEqual([
    ['Watch Now', '/ar/watch/q2dcnfdt'],
    ['Subscribe Now', '/ar/subscribe'],
  ]);
});

test('it waits until the viewer stops, and until no form and no menu is in the way', async () => {
  const { container } = show();
  scrollTo(1);
  await pass(1999);
  scrollTo(2);
  await pass(1999);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const form = container.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  act(() => field.focus());
  await read();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => field.blur());
  await read();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test.each([
  ['Escape', () => fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog')))],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the way out', () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))],
])('closed by %s it does not come back', async (_what, close) => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const { unmount } = show();
  await read();
  close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(written).toHaveBeenCalledWith('showMainPopup=false; path=/; max-age=31536000; samesite=lax');
  unmount();
  sessionStorage.clear();
  show('home');
  await read();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one visit sees one at most, closed or not', async () => {
  const { unmount } = show();
  await read();
  unmount();
  show('home');
  await read();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a subscriber is not asked to subscribe', async () => {
  startSession(session(createAccessToken(600)) as never);
  show('home');
  await read();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a viewer without a subscription is', async () => {
  startSession(session(createAccessToken(600), { hasSubscription: false }) as never);
  show('home');
  await read();
  expect(screen.getByRole('dialog', { name: WATCH.title })).toBeInTheDocument();
});

test('a button that leads nowhere is left out, and a promotion without buttons too', async () => {
  const lost = { label: 'Watch Now', path: '/nowhere' };
  fakeGraph({
    Promotions: {
      promotions: [
        { ...CHAMPIONSHIP, subscribe: lost },
        { ...WATCH, watch: lost },
      ],
    },
  });
  show();
  await read();
  expect(screen.getByRole('dialog', { name: WATCH.title })).toBeInTheDocument();
  expect(links()).toEqual([['Subscribe Now', '/en/subscribe']]);
});
