import { firstPathSegment } from './first-path-segment';

test.each([
  '/api',
  '/api/shows',
  '/API/shows',
  '/aPi?x=1',
  '/%61pi/shows',
  '/%41PI/shows',
  '/api%2fshows',
  '/api\\shows',
  '//api/shows',
  '/./API/shows',
  '/;x/api',
  '/api;x=1/shows',
  '/api./shows',
  '/api.;x/shows',
])('%s begins with api', (path) => {
  expect(firstPathSegment(path)).toBe('api');
});

test.each([
  ['/', ''],
  ['', ''],
  ['/apis', 'apis'],
  ['/en/api', 'en'],
  ['/%', '%'],
  ['/?/api', ''],
  ['/سهرة', 'سهرة'],
])('%s begins with "%s"', (path, segment) => {
  expect(firstPathSegment(path)).toBe(segment);
});
