import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { startSession } from '../../auth/start-session';
import { clearSession } from '../../auth/clear-session';
import { AccountArea } from './AccountArea';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script';

const signIn = (name: string) => act(() => startSession(session(createAccessToken(600), { name }) as never));

afterEach(() => act(clearSession));

test('a visitor sees the language switch, Login and Create Account', () => {
  renderInPage(<AccountArea context={pageContext()} />);
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('hreflang', 'ar');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/en/auth/login');
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/en/auth/register');
});

test('on the register page the way in is Login only', () => {
  renderInPage(<AccountArea context={pageContext({ page: 'register', address: '/auth/register' })} />);
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'Account'],
  ['ar', 'الحساب'],
] as const)('an error page, which cannot know who reads it, offers the account (%s)', (language, account) => {
  renderInPage(<AccountArea context={pageContext({ page: 'error', language })} />, language);
  const [, ...others] = screen.getAllByRole('link');
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [account, `/${language}/account`],
  ]);
});

test('a viewer sees one character of the name, and behind it the name, the language and the way out', async () => {
  renderInPage(<AccountArea context={pageContext()} />);
  signIn('نَور');
  const badge = screen.getByRole('button', { name: 'Account of نَور' });
  expect(badge).toHaveTextContent(/^نَ$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(badge);
  expect(screen.getByText('نَور')).toBeVisible();
  expect(screen.getByRole('link', { name: 'العربية' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My Watchlist' })).not.toBeInTheDocument();
});

test('the menu leads to the pages of the viewer that are built, and enters as long as the product says', async () => {
  const context = pageContext({ language: 'ar' });
  const builtPaths = ['/saved', '/settings/subscription', '/settings/profile'];
  renderInPage(<AccountArea context={{ ...context, chrome: { ...context.chrome, builtPaths } }} />, 'ar');
  signIn('نور');
  const badge = screen.getByRole('button', { name: 'حساب نور' });
  await userEvent.click(badge);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['ننور', '/ar/settings/profile'],
    ['قائمتي', '/ar/saved'],
    ['الاشتراك', '/ar/settings/subscription'],
    ['إعدادات الحساب', '/ar/settings/profile'],
    ['English', '/en'],
  ]);
  expect(badge.nextElementSibling).toHaveStyle({ animationDuration: '200ms' });
});

test('in the menu the round badge and the name lead to the profile, which closes the menu', async () => {
  const context = pageContext();
  const builtPaths = ['/settings/profile'];
  renderInPage(<AccountArea context={{ ...context, chrome: { ...context.chrome, builtPaths } }} />);
  signIn('Nour Adel');
  const badge = screen.getByRole('button', { name: 'Account of Nour Adel' });
  await userEvent.click(badge);
  const profile = screen.getByRole('link', { name: 'Nour Adel' });
  expect(profile).toHaveAttribute('href', '/en/settings/profile');
  expect(profile.querySelector('[data-badge]')).toHaveTextContent(/^N$/);
  profile.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(profile);
  expect(badge).toHaveAttribute('aria-expanded', 'false');
});

test('the menu works with keys alone: open, walk, Escape with the focus back, and closed when the focus leaves', async () => {
  renderInPage(
    <>
      <AccountArea context={pageContext()} />
      <button type="button">after</button>
    </>,
  );
  signIn('Nour');
  const badge = screen.getByRole('button', { name: 'Account of Nour' });
  await userEvent.tab();
  expect(badge).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(badge).toHaveFocus();
  expect(badge).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  expect(badge).toHaveAttribute('aria-expanded', 'false');
});

test('the early mark follows who is signed in', () => {
  document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  renderInPage(<AccountArea context={pageContext()} />);
  expect(document.documentElement).not.toHaveAttribute(SIGNED_IN_ATTRIBUTE);
  signIn('Nour');
  expect(document.documentElement).toHaveAttribute(SIGNED_IN_ATTRIBUTE);
});
