import { complaintsAboutGlobs, complaintsAboutPatterns } from './globs.check';

const PATHS = ['site/src/a.tsx', 'site/src/a.test.tsx', 'site/.hidden/b.ts', 'cms/config/database.ts'];
const complaints = (glob: string, folder = '.'): string[] =>
  complaintsAboutGlobs([{ config: 'a.config', glob, folder }], PATHS);

test.each([
  ['site/build/*.ts', '.'],
  ['**/*.jsx', '.'],
  ['*.{test,spec}.tsx', '.'],
  ['src', 'cms'],
  ['config/*.mjs', 'cms'],
  ['!site/old.ts', '.'],
])('reports %s in %s', (glob, folder) => {
  expect(complaints(glob, folder)).toEqual([`a.config: "${glob}" matches no file of the project.`]);
});

test.each([
  ['{site,gateway}/src/**/*.{ts,tsx}', '.'],
  ['**/*.{test,spec}.tsx', '.'],
  ['**/*.ts', 'site'],
  ['src', 'site'],
  ['cms/config/**', '.'],
  ['!site/src/*.tsx', '.'],
])('lets pass %s in %s', (glob, folder) => {
  expect(complaints(glob, folder)).toEqual([]);
});

test('an expression that matches nothing is reported', () => {
  expect(complaintsAboutPatterns('jest.base.mjs', ['/slow/', '/src/(?:a|b)\\.'], ['/site/src/b.ts'])).toEqual(
    ['jest.base.mjs: /slow/ matches nothing.'],
  );
});
