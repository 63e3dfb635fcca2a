import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ar from '@sahra/schemas/messages/ar.json';

import { readLocaleStrings, watchLocaleStrings } from './locale-strings';
import type { LocaleStrings } from './locale-strings';

const ROOT = join(__dirname, '../..');
let root: string;
let site: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-strings-'));
  site = join(root, 'site');
  for (const folder of ['site/src/locale', 'schemas/messages'])
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const find = (all: readonly LocaleStrings[], ns: string, language: string) =>
  all.find((strings) => strings.ns === ns && strings.language === language)?.strings;

test('each namespace has strings in both languages, the messages too', async () => {
  const all = await readLocaleStrings(site);
  const names = all.map(({ ns, language }) => `${ns} ${language}`).sort();
  expect(names).toEqual(
    [
      ...['browse', 'comments', 'contact', 'details', 'follow', 'gallery', 'home', 'interface', 'messages'],
      ...['offline', 'player', 'refund', 'schedule', 'search', 'settings', 'store', 'subscribe'],
    ].flatMap((ns) => [`${ns} ar`, `${ns} en`]),
  );
  expect(find(all, 'messages', 'ar')).toEqual(ar);
});

test('a changed file is read again, once it is whole', async () => {
  const path = join(site, 'src/locale/en.json');
  const text = await readFile(path, 'utf8');
  let watcher = { close: (): void => undefined };
  const changed = new Promise<LocaleStrings[]>((resolve) => {
    watcher = watchLocaleStrings(site, (all) => {
      if (find(all, 'interface', 'en')?.['skip.toContent'] === 'Changed') resolve(all);
    });
  });
  await writeFile(path, text.slice(0, 100));
  await writeFile(path, text.replace('"Skip to content"', '"Changed"'));
  expect(await changed).toHaveLength(34);
  watcher.close();
});
