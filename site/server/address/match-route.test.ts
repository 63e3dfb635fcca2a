/** @jest-environment node */
import { matchRoute } from './match-route';
import { BUILT_ROUTES, ROUTES } from './route-table';
import type { Route } from './route-table';

const everyRoute = ROUTES.map((route) => ({ ...route, built: true }));
const match = (path: string, routes: readonly Route[] = everyRoute) =>
  matchRoute(routes, path.split('/').filter(Boolean));

describe('matchRoute', () => {
  it('finds each route of the table by its own path', () => {
    for (const route of everyRoute) {
      const path = route.path.replace(':videoCode', 'abc123').replace(/:\w+/, 'some-slug');
      expect(match(path)).toMatchObject({ route: { page: route.page }, path, valid: true });
    }
  });

  it('lets a literal segment win over a parameter in any order of the table', () => {
    for (const routes of [everyRoute, [...everyRoute].reverse()]) {
      expect(match('/faq', routes)?.route.page).toBe('faq');
      expect(match('/shows/mina-cup-backup', routes)?.route.page).toBe('mina-cup-backup');
      expect(match('/shows/other', routes)?.route.page).toBe('show');
    }
  });

  it('corrects the case of literals to the spelling of the table and of slugs to lower case', () => {
    expect(match('/personalize-categories')?.path).toBe('/Personalize-categories');
    expect(match('/PERSONALIZE-CATEGORIES')?.path).toBe('/Personalize-categories');
    expect(match('/Shows/Night-Market')).toMatchObject({ path: '/shows/night-market', key: 'night-market' });
  });

  it('never takes a reserved segment, or the name of a page not built yet, for a slug', () => {
    const built = BUILT_ROUTES.filter(({ page }) => page !== 'shorts');
    for (const path of ['/shorts', '/media', '/settings', '/404']) {
      expect(match(path, built)).toMatchObject({ route: { page: 'channel' }, valid: false });
    }
  });

  it.each(['/shows/a_b', '/shows/..', '/shows/-a', '/evil.com', '/watch/ABC!', '/watch/abc', '/a\\b', '/ا'])(
    'marks %s as matched but not valid',
    (path) => {
      expect(match(path)).toMatchObject({ valid: false });
    },
  );

  it('finds nothing for depths that the table does not have', () => {
    expect(match('/a/b/c/d')).toBeNull();
    expect(match('/nope/nope')).toBeNull();
  });
});
