/** @jest-environment node */
import routes from '@sahra/schemas/routes.json';

import { filmGoesAlong } from './film-goes-along';

const pathsWhere = (isMeant: (route: (typeof routes.routes)[number]) => boolean): string[] => {
  const found = routes.routes.filter(isMeant).map(({ path }) => path);
  if (found.length === 0) throw new Error('the route table has no such page');
  return found;
};

test.each(pathsWhere(({ layout, path }) => layout === 'auth' || path.startsWith('/auth/')))(
  'a film stops before %s, where one logs in or registers',
  (path) => {
    expect([path, `/en${path}`, `/ar${path}`].map(filmGoesAlong)).toEqual([false, false, false]);
  },
);

test.each(pathsWhere(({ page }) => /^(?:subscri|payment|delete-account|select-reasons|shorts)/.test(page)))(
  'a film stops before %s, where one pays, leaves or sees other films',
  (path) => {
    expect([path, `/ar${path}`].map(filmGoesAlong)).toEqual([false, false]);
  },
);

test.each([
  '/',
  '/home',
  '/search',
  '/shows/mina',
  '/watch/abc123',
  '/saved',
  '/settings/profile',
  '/authors',
])('a film goes along to %s', (path) => {
  expect([path, `/en${path}`, `/ar${path === '/' ? '' : path}`].map(filmGoesAlong)).toEqual([
    true,
    true,
    true,
  ]);
});
