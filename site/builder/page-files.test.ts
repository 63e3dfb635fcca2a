import { isCurrent, pageOfFile } from './page-files';

test.each([
  ['index.html', '/'],
  ['ar/index.html', '/ar'],
  ['en/shows/x/index.html', '/en/shows/x'],
  ['page-data/index/page-data.json', '/'],
  ['page-data/ar/faq/page-data.json', '/ar/faq'],
  ['page-data/404.html/page-data.json', '/404.html'],
  ['page-data/app-data.json', null],
  ['static/font.woff2', null],
  ['app-0123.js', null],
])('%s belongs to %s', (file, page) => {
  expect(pageOfFile(file)).toBe(page);
});

test('the page of a record that is gone is left behind, in HTML and in data', () => {
  const pages = new Set(['/', '/shows/kept']);
  expect(isCurrent('shows/kept/index.html', pages)).toBe(true);
  expect(isCurrent('shows/gone/index.html', pages)).toBe(false);
  expect(isCurrent('page-data/shows/gone/page-data.json', pages)).toBe(false);
  expect(isCurrent('favicon.svg', pages)).toBe(true);
});
