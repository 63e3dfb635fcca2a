import { fireEvent, screen, within } from '@testing-library/react';

import { menuItem } from '../../../../testing/menus';
import { pageContext, renderInPage } from '../../../../testing/page';
import { Header } from './Header';

const everything = ['/', '/home', '/schedule', '/sports', '/business', '/manifesto', '/search'];
const withPaths = (builtPaths: readonly string[], changes = {}) => {
  const context = pageContext(changes);
  return { ...context, chrome: { ...context.chrome, builtPaths } };
};
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('the top navigation keeps the order of the product', () => {
  renderInPage(<Header context={withPaths(everything)} />);
  const entries = main()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole(item.querySelector('button') ? 'button' : 'link'));
  expect(entries.map((entry) => entry.getAttribute('aria-label') ?? entry.textContent.trim())).toEqual([
    'Home',
    'Schedule',
    'Sports',
    'Business',
    'More',
    'Manifesto',
    'Search',
  ]);
});

test('it leads nowhere that is not built', () => {
  renderInPage(<Header context={withPaths(['/home'])} />);
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home']);
  expect(main().getByRole('button', { name: 'More' })).toBeInTheDocument();
});

test('the current page is marked', () => {
  renderInPage(<Header context={withPaths(everything, { address: '/sports' })} />);
  expect(main().getByRole('link', { current: 'page' })).toHaveTextContent('Sports');
});

test('the brand leads to the beginning and has the name of the product', () => {
  renderInPage(<Header context={pageContext()} />);
  expect(screen.getByRole('link', { name: 'Sahra, home' })).toHaveAttribute('href', '/en');
});

test('the header knows when the page is scrolled, and when it is back at its beginning', () => {
  renderInPage(<Header context={pageContext()} />);
  const header = screen.getByRole('banner');
  expect(header).toHaveAttribute('data-scrolled', 'false');
  window.scrollY = 200;
  fireEvent.scroll(window);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  window.scrollY = 0;
  fireEvent.scroll(window);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('an error page, which runs no scripts, has nothing that needs one', () => {
  renderInPage(<Header context={pageContext({ page: 'error' })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('editors decide titles and order; a way out of the site is a plain link', () => {
  const context = withPaths(everything, { language: 'ar' });
  const items = [
    menuItem('/sports', 'رياضة', { language: 'AR' }),
    menuItem('/home', 'Home'),
    menuItem('https://example.com/shop', 'المتجر', { language: 'AR' }),
  ];
  const menus = context.chrome.menus.map((menu) => (menu.name === 'TOP' ? { ...menu, items } : menu));
  renderInPage(<Header context={{ ...context, chrome: { ...context.chrome, menus } }} />, 'ar');
  const links = within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['رياضة', '/ar/sports', ''],
    ['Home', '/ar/home', 'en'],
    ['المتجر', 'https://example.com/shop', ''],
  ]);
});
