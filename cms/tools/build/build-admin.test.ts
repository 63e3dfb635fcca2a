import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import { SHARED_WITH_ADMIN } from './build-admin';
import { sourceFiles } from './source-files';

const ROOT = join(__dirname, '../..');
const ADMIN = join(ROOT, 'src/admin');
const IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';$/gmu;

/** Returns the files outside the panel whose values a file imports, relative to the workspace. */
const valuesFrom = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)]
    .map(([, path = '']) => resolve(file, '..', path))
    .filter((path) => !path.startsWith(ADMIN) && !path.endsWith('.css'))
    .map((path) => `${relative(ROOT, path)}.ts`);

test('the folder in which the panel is built has every file of the server whose values it imports', async () => {
  const panel = (await sourceFiles(ADMIN)).filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  const files = [
    ...panel.filter((file) => !file.includes('/testing/')),
    ...SHARED_WITH_ADMIN.map((file) => join(ROOT, file)),
  ];
  const wanted = await Promise.all(files.map(async (file) => valuesFrom(file, await readFile(file, 'utf8'))));
  expect(wanted.flat().filter((file) => !SHARED_WITH_ADMIN.includes(file))).toEqual([]);
});

test('a file that is missing there is found', () => {
  const text =
    "import { LOCALES, type Locale } from '../../desk/languages';\nimport type { A } from '../../desk/a';\n";
  expect(valuesFrom(join(ADMIN, 'desk/Page.tsx'), text)).toEqual(['src/desk/languages.ts']);
});
