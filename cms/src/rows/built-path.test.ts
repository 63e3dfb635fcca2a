import routeTable from '@sahra/schemas/routes.json';

import { isBuiltPath } from './built-path';

test.each(['/', '/shows', '/channels-list', '/shows/respawn', '/padel'])('%s is a page', (path) => {
  expect(isBuiltPath(path)).toBe(true);
});

test.each(['/nowhere/at/all', '/shows/a/b'])('%s is none', (path) => {
  expect(isBuiltPath(path)).toBe(false);
});

test('a page that is not built yet is none, although its address looks like that of a channel', () => {
  const unbuilt = routeTable.routes.filter(({ built, path }) => !built && !path.includes(':'));
  expect(isBuiltPath('/test-kitchen')).toBe(true);
  expect(unbuilt.filter(({ path }) => isBuiltPath(path))).toEqual([]);
});
