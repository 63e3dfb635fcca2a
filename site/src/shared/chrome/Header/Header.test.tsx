import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bearer, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { enterSession } from '../../auth/enter-session';
import { leaveSession } from '../../auth/leave-session';
import { Header } from './Header';

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
];
const withPaths = (builtPaths: readonly string[], changes = {}) => {
  const context = pageContext(changes);
  return { ...context, chrome: { ...context.chrome, builtPaths } };
};
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('dialog'));
};
const words = (items: HTMLElement[]) => items.map((item) => item.textContent.trim());

afterEach(() => act(leaveSession));

test('the top navigation keeps the order of the product, and leads nowhere that is not built', () => {
  const { unmount } = renderInPage(<Header context={withPaths(everything)} />);
  expect(
    words(
      main()
        .getAllByRole('listitem')
        .filter((item) => item.parentElement?.parentElement?.tagName === 'NAV'),
    ).map((text) => text.split(' ')[0]),
  ).toEqual(
    ['Home', 'Schedule', 'Sports', 'Business', 'More', 'Manifesto', 'Search'].map(
      (text) => expect.stringContaining(text) as string,
    ),
  );
  unmount();
  renderInPage(<Header context={withPaths(['/home'])} />);
  expect(words(main().getAllByRole('link'))).toEqual(['Home']);
  expect(main().getByRole('button', { name: 'More' })).toBeInTheDocument();
});

test('More opens the channels and Escape closes it with the focus back on it', async () => {
  renderInPage(<Header context={pageContext()} />, 'en');
  const more = main().getByRole('button', { name: 'More' });
  expect(main().queryByRole('link', { name: 'Music' })).not.toBeInTheDocument();
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(main().getByRole('link', { name: 'Music' })).toHaveAttribute('href', '/en/music');
  await userEvent.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
});

test('a visitor sees the language switch, Login and Create Account; on the register page Login only', () => {
  const { unmount } = renderInPage(<Header context={pageContext()} />);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'العربية' })).toHaveAttribute('hreflang', 'ar');
  expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/en/auth/login');
  expect(banner.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/en/auth/register');
  unmount();
  renderInPage(<Header context={pageContext({ page: 'register', address: '/auth/register' })} />);
  expect(screen.queryByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(1);
});

test('a viewer sees one character of the name, and behind it the language and the way out', async () => {
  renderInPage(<Header context={pageContext()} />);
  act(() => enterSession(session(bearer(600), { name: 'نَور' }) as never));
  const badge = screen.getByRole('button', { name: 'Account of نَور' });
  expect(badge).toHaveTextContent(/^نَ$/);
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'العربية' })).not.toBeInTheDocument();
  await userEvent.click(badge);
  expect(screen.getByRole('link', { name: 'العربية' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('the mobile menu of a visitor: the entries in order, then subscribe, login and language', async () => {
  renderInPage(<Header context={withPaths(everything)} />);
  const menu = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/en/', '/'))).toEqual([
    '/home',
    '/schedule',
    '/sports',
    '/business',
    '/smashi-gaming',
    '/manifesto',
    '/search',
    '/subscribe',
    '/auth/login',
    '/ar',
  ]);
  expect(menu.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

test('the mobile menu of a subscriber: profile and sign-out, no login and no subscribe', async () => {
  renderInPage(<Header context={withPaths(everything)} />);
  act(() => enterSession(session(bearer(600)) as never));
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: /Profile/ })).toHaveAttribute('href', '/en/settings/profile');
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
});

test('choosing an entry closes the mobile menu', async () => {
  renderInPage(<Header context={pageContext()} />);
  const menu = await openMenu();
  const entry = menu.getByRole('link', { name: 'Home' });
  entry.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(entry);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an error page, which runs no scripts, has nothing that needs one', () => {
  renderInPage(<Header context={pageContext({ page: 'error' })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
