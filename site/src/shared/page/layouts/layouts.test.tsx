import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { screen, within } from '@testing-library/react';
import routes from '@sahra/schemas/routes.json';
import type { ComponentType } from 'react';

import { pageContext, renderInPage } from '../../../../testing/page';
import { AuthLayout } from './AuthLayout/AuthLayout';
import { BareLayout } from './BareLayout/BareLayout';
import { DefaultLayout } from './DefaultLayout/DefaultLayout';
import { LandingLayout } from './LandingLayout/LandingLayout';
import type { LayoutProps } from './layout-props';
import { ScheduleLayout } from './ScheduleLayout/ScheduleLayout';
import { SettingsLayout } from './SettingsLayout/SettingsLayout';

const SETTINGS = ['/account', '/settings/profile', '/saved', '/settings/help', '/settings/select-reasons'];

/** The layouts by their names in the route table, where a route without one has the bare layout. */
const LAYOUTS = new Map<string | null, ComponentType<LayoutProps>>([
  ['landing', LandingLayout],
  ['auth', AuthLayout],
  ['default', DefaultLayout],
  ['settings', SettingsLayout],
  ['schedule', ScheduleLayout],
  [null, BareLayout],
]);
const layoutOf = (name: string | null): ComponentType<LayoutProps> => {
  const layout = LAYOUTS.get(name);
  if (!layout) throw new Error(`There is no layout ${String(name)}`);
  return layout;
};

const show = (name: string | null, props: Partial<LayoutProps> = {}) => {
  const Layout = layoutOf(name);
  return renderInPage(
    <Layout context={pageContext()} {...props}>
      <h1>Title</h1>
    </Layout>,
  );
};
const context = (changes: object, builtPaths: readonly string[] = []) => {
  const page = pageContext(changes);
  return { ...page, chrome: { ...page.chrome, builtPaths: [...page.chrome.builtPaths, ...builtPaths] } };
};

const PAGES = join(__dirname, '../../../pages-by-key');

test.each(readdirSync(PAGES))('%s has the layout that the route table names', (file) => {
  const route = routes.routes.find(({ page }) => `${page}.tsx` === file);
  const named = layoutOf(route ? route.layout : 'default').name;
  const [, given = DefaultLayout.name] =
    /\blayout=\{(\w+)\}/.exec(readFileSync(join(PAGES, file), 'utf8')) ?? [];
  expect(given).toBe(named);
});

test.each(['landing', 'auth', 'default', 'settings', 'schedule', null])(
  'the content of %s is in main, where the skip link leads',
  (name) => {
    show(name);
    const main = screen.getByRole('main');
    expect(main).toHaveAttribute('id', 'content');
    expect(within(main).getByRole('heading', { name: 'Title' })).toBeVisible();
  },
);

test('a page without a layout has nothing around it', () => {
  show(null);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the doors show brand, language and the other way in, and no navigation of the site', () => {
  show('auth', { context: context({ page: 'register', address: '/auth/register' }) });
  const banner = within(screen.getByRole('banner'));
  expect(
    banner.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
  ).toEqual(['Sahra, home', 'العربية', 'Login']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the pictures of the doors come after the form for readers and keys', () => {
  show('auth', { art: <p>pictures</p> });
  const form = screen.getByRole('main');
  expect(form.compareDocumentPosition(screen.getByText('pictures'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the settings lead to the settings that are built, in their order, and mark the open one', () => {
  show('settings', { context: context({ address: '/saved' }, SETTINGS) });
  const ways = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Account',
    'Profile',
    'My Watchlist',
    'Help and FAQ',
  ]);
  expect(ways.getByRole('link', { current: 'page' })).toHaveTextContent('My Watchlist');
  expect(within(ways.getByRole('list', { name: 'Your account' })).getAllByRole('link')).toHaveLength(2);
});

test('the way out of the account stands at the end of the settings', () => {
  show('settings', { context: context({ address: '/account' }, SETTINGS) });
  const ways = within(screen.getByRole('navigation', { name: 'Settings' }));
  const leave = ways.getByRole('button', { name: 'Sign out' });
  expect(ways.getByRole('link', { name: 'Help and FAQ' }).compareDocumentPosition(leave)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('the schedule has the days before the hours, and none where the page gives none', () => {
  const { unmount } = show('schedule', { dayBar: <p>days</p> });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('days').compareDocumentPosition(main.getByRole('heading'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  unmount();
  show('schedule');
  expect(screen.queryByText('days')).not.toBeInTheDocument();
});
