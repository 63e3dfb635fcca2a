import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { pageList } from './page-list';
import { Pagination } from './Pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('at page %i of %i', (page, pages, shown) => {
  expect(pageList(page, pages)).toEqual(shown);
});

test('links stay in the language of the page, and the current one says so', () => {
  renderInPage(
    <Pagination label="النتائج" page={2} pages={3} pathOf={(page) => `/search?page=${page}`} />,
    'ar',
  );
  expect(screen.getByRole('navigation', { name: 'النتائج' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'الصفحة 3' })).toHaveAttribute('href', '/ar/search?page=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('الصفحة 2');
  expect(screen.getByRole('link', { name: 'الصفحة السابقة' })).toHaveAttribute('href', '/ar/search?page=1');
});

test('there is nothing before the first page and nothing after the last', () => {
  renderInPage(<Pagination label="Results" page={1} pages={1} pathOf={() => '/search'} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(['Page 1']);
});
