/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { listFiles } from '../builder/list-files';
import strings from '../src/locale/en.json';
import { complaintsAboutPageStrings } from './page-strings';
import type { Code } from './page-strings';

const SITE = join(__dirname, '..');

const codeOfSite = async (): Promise<Code> => {
  const paths = (await listFiles(join(SITE, 'src'))).map((file) => relative(SITE, file));
  const code = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(
    await Promise.all(code.map(async (path) => [path, await readFile(join(SITE, path), 'utf8')] as const)),
  );
};

const PAGE = 'src/pages-by-key/saved.tsx';
const complaints = (code: Record<string, string>) =>
  complaintsAboutPageStrings(PAGE, new Map(Object.entries(code)), {
    'saved.title': 'Saved',
    'gallery.count_one': 'One picture',
    'follow.state.ON': 'Following',
  });
const query = (...namespaces: string[]) => `ns: { in: ${JSON.stringify(namespaces)} }`;

test('every page loads the texts that its components read, and no others', async () => {
  const code = await codeOfSite();
  const pages = [...code.keys()].filter((path) => path.startsWith('src/pages-by-key/'));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => complaintsAboutPageStrings(page, code, strings))).toEqual([]);
});

test('a key of a component that a page imports, at once or later, has to be loaded', () => {
  const later = "const Gallery = lazy(() => import('../features/Gallery'));";
  const code = {
    'src/features/List.tsx': `${later} t('saved.title')`,
    'src/features/Gallery.tsx': "t('gallery.count', { count })",
  };
  const page = "import { List } from '../features/List';\n";
  expect(complaints({ ...code, [PAGE]: page + query('interface') })).toEqual([
    `${PAGE} does not load "gallery", which has gallery.count in src/features/Gallery.tsx.`,
  ]);
  expect(complaints({ ...code, [PAGE]: page + query('interface', 'gallery') })).toEqual([]);
});

test('a key that ends with a value, and messages, have to be loaded', () => {
  const code = 't(`follow.state.${state}`); const message = useMessage();\n';
  expect(complaints({ [PAGE]: code + query('interface') })).toEqual([
    `${PAGE} does not load "follow", which has follow.state. in ${PAGE}.`,
    `${PAGE} does not load "messages", which has a message in ${PAGE}.`,
  ]);
});

test('texts that nothing reads are not loaded; a type reads nothing', () => {
  const code = {
    [PAGE]: `import type { Props } from '../features/Gallery';\n${query('interface', 'gallery')}`,
    'src/features/Gallery.tsx': "t('gallery.count', { count })",
  };
  expect(complaints(code)).toEqual([`${PAGE} loads "gallery" and reads nothing of it.`]);
});
