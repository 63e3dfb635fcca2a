import { appManifest } from './app-manifest';

const titles = new Map([
  ['/schedule', 'الجدول'],
  ['/shows', 'البرامج'],
]);

test('each language is an app of its own, in its direction, that starts at its home page', () => {
  const manifest = appManifest({ locale: 'ar', brand: 'سهرة', tagline: 'سهرة معًا', titles, builtPaths: [] });
  expect(manifest).toMatchObject({
    name: 'سهرة',
    lang: 'ar',
    dir: 'rtl',
    id: '/ar/home',
    start_url: '/ar/home',
    scope: '/',
    shortcuts: [],
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('shortcuts lead to pages that are built', () => {
  const { shortcuts } = appManifest({
    locale: 'ar',
    brand: 'سهرة',
    tagline: '',
    titles,
    builtPaths: ['/shows', '/search'],
  });
  expect(shortcuts).toMatchObject([{ name: 'البرامج', url: '/ar/shows' }]);
});
