/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { recordPages } from './record-pages';
import { builtRoutes } from './route-table';
import type { Route } from './route-table';
import { staticPages } from './static-pages';

const missingParts = ({ page, kind }: Route): string[] => {
  const component = `src/pages-by-key/${staticPages[page]?.as ?? page}.tsx`;
  const [readings, file] =
    kind === 'static' ? [staticPages, 'builder/static-pages.ts'] : [recordPages, 'builder/record-pages.ts'];
  const own = Object.values(recordPages[page]?.as ?? {}).map((key) => `src/pages-by-key/${key}.tsx`);
  return [
    ...[component, ...own].filter((path) => !existsSync(join(__dirname, '..', path))),
    ...(page in readings ? [] : [`“${page}” in ${file}`]),
  ];
};

test.each(builtRoutes)('$path has a component and says what it reads', (route) => {
  expect(missingParts(route)).toEqual([]);
});

test('nothing is read for pages that are not built', () => {
  const built = new Set(builtRoutes.map(({ page }) => page));
  const read = [...Object.keys(staticPages), ...Object.keys(recordPages)];
  expect(read.filter((page) => !built.has(page))).toEqual([]);
});
