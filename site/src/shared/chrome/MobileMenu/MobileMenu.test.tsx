import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, fakeGraph, session } from '../../../../testing/graph';
import { menuItem } from '../../../../testing/menus';
import { pageContext, renderInPage } from '../../../../testing/page';
import { startSession } from '../../auth/start-session';
import { clearSession } from '../../auth/clear-session';
import { MobileMenu } from './MobileMenu';

const everything = [
  '/',
  '/home',
  '/schedule',
  '/sports',
  '/business',
  '/manifesto',
  '/search',
  '/subscribe',
  '/settings/profile',
  '/saved',
  '/settings/subscription',
  '/auth/login',
  '/auth/register',
];
const context = pageContext();
const built = { ...context, chrome: { ...context.chrome, builtPaths: everything } };
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog'));
  await menu.findByRole('navigation');
  return menu;
};

beforeEach(() => {
  fakeGraph({ MegaMenu: { channels: { nodes: [] }, videos: { nodes: [] }, page: null } });
});
afterEach(() => act(clearSession));

test('a visitor finds the entries in order, the channels, then subscribe, login, registration and language', async () => {
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  await menu.findByRole('link', { name: 'Music' });
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/home',
    '/en/schedule',
    '/en/sports',
    '/en/business',
    '/en/smashi-gaming',
    '/en/manifesto',
    '/en/search',
    '/en/smashi-gaming',
    '/en/music',
    '/en/subscribe',
    '/en/auth/login',
    '/en/auth/register',
    '/ar',
  ]);
  expect(menu.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
});

test('what is not built is not in it', async () => {
  renderInPage(<MobileMenu context={pageContext()} />);
  const menu = await openMenu();
  const [entries] = menu.getAllByRole('list');
  expect(
    within(entries ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent.trim()),
  ).toEqual(['Home', 'More']);
});

test('a subscriber finds profile and sign-out, no login and no subscribe', async () => {
  renderInPage(<MobileMenu context={built} />);
  act(() => startSession(session(createAccessToken(600)) as never));
  const menu = await openMenu();
  const profile = menu.getByRole('link', { name: /Profile/ });
  expect(profile).toHaveAttribute('href', '/en/settings/profile');
  expect(profile.querySelector('[data-badge]')).toHaveTextContent(/^N$/);
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  for (const [name, path] of [
    ['My Watchlist', '/saved'],
    ['Subscription', '/settings/subscription'],
  ] as const)
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/en${path}`);
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
});

test('choosing an entry closes it', async () => {
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  const entry = menu.getByRole('link', { name: 'Sports' });
  entry.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(entry);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the close button closes it', async () => {
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['/auth/login', 'Login', 'Create Account'],
  ['/auth/register', 'Create Account', 'Login'],
])('on %s there is no link to it', async (address, here, there) => {
  renderInPage(<MobileMenu context={{ ...built, address }} />);
  const menu = await openMenu();
  expect(menu.queryByRole('link', { name: here })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { name: there })).toBeInTheDocument();
});

test('shows, all channels and shorts are below the channels, when they are built', async () => {
  const builtPaths = [...everything, '/shows', '/channels-list'];
  renderInPage(<MobileMenu context={{ ...built, chrome: { ...built.chrome, builtPaths } }} />);
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'Shows' })).toHaveAttribute('href', '/en/shows');
  expect(menu.getByRole('link', { name: 'All channels' })).toHaveAttribute('href', '/en/channels-list');
  expect(menu.queryByRole('link', { name: 'Shorts' })).not.toBeInTheDocument();
});

test('choosing a channel closes it', async () => {
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  const channel = await menu.findByRole('link', { name: 'Music' });
  channel.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(channel);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the language switch leads to the open page, with its query and hash', async () => {
  window.history.replaceState(null, '', '/en/watch/abc123?t=10#comments');
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    '/ar/watch/abc123?t=10#comments',
  );
  window.history.replaceState(null, '', '/');
});

test('it enters as long as the product says', () => {
  renderInPage(<MobileMenu context={built} />);
  expect(document.querySelector('dialog')).toHaveStyle({ animationDuration: '200ms' });
});

test('it speaks Arabic, leads to Arabic pages, and names the other language in its own words', async () => {
  const items = [
    menuItem('/smashi-gaming', 'المزيد', { language: 'AR', icon: 'NEXT' }),
    menuItem('/auth/login', 'تسجيل الدخول', { language: 'AR', audience: 'VISITORS' }),
    menuItem('language', 'اللغة', { language: 'AR' }),
  ];
  const menus = built.chrome.menus.map((each) => (each.name === 'MOBILE' ? { ...each, items } : each));
  renderInPage(<MobileMenu context={{ ...built, chrome: { ...built.chrome, menus } }} />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'افتح القائمة' }));
  const menu = within(screen.getByRole('dialog', { name: 'القائمة' }));
  expect(await menu.findByRole('link', { name: 'المزيد' })).toHaveAttribute('href', '/ar/smashi-gaming');
  expect(menu.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/ar/auth/login');
  expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  expect(menu.queryByText('اللغة')).not.toBeInTheDocument();
});
