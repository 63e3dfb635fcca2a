import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, session } from '../../../../testing/graph';
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
  '/auth/login',
];
const context = pageContext();
const built = { ...context, chrome: { ...context.chrome, builtPaths: everything } };
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('dialog'));
};

afterEach(() => act(clearSession));

test('a visitor finds the entries in order, then subscribe, login and language', async () => {
  renderInPage(<MobileMenu context={built} />);
  const menu = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/home',
    '/en/schedule',
    '/en/sports',
    '/en/business',
    '/en/smashi-gaming',
    '/en/manifesto',
    '/en/search',
    '/en/subscribe',
    '/en/auth/login',
    '/ar',
  ]);
  expect(menu.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
});

test('what is not built is not in it', async () => {
  renderInPage(<MobileMenu context={pageContext()} />);
  const menu = await openMenu();
  const list = within(menu.getByRole('list'));
  expect(list.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(['Home', 'More']);
});

test('a subscriber finds profile and sign-out, no login and no subscribe', async () => {
  renderInPage(<MobileMenu context={built} />);
  act(() => startSession(session(createAccessToken(600)) as never));
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: /Profile/ })).toHaveAttribute('href', '/en/settings/profile');
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
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

test('on the login page there is no way to the login page', async () => {
  renderInPage(<MobileMenu context={{ ...built, page: 'login', address: '/auth/login' }} />);
  const menu = await openMenu();
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Subscribe' })).toBeInTheDocument();
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
  expect(menu.getByRole('link', { name: 'المزيد' })).toHaveAttribute('href', '/ar/smashi-gaming');
  expect(menu.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/ar/auth/login');
  expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  expect(menu.queryByText('اللغة')).not.toBeInTheDocument();
});
