import {
  mkdtemp,
  mkdir,
  readFile,
  readlink,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

import { LANGUAGE_SWITCH_SCRIPT } from '../src/shared/chrome/LanguageSwitch/language-switch-script';
import { MARKS, partFor, RECORD_ID, SHELL_CONTRACT } from '../src/shared/head/first-paint';
import { makeRelease } from './make-release';
import { shellManifests } from './manifest';
import { markedShell, withoutScripts } from './mark-shells';

const DAY_MS = 24 * 60 * 60 * 1000;
const HASH = '0123456789';
const HTML =
  '<html><head></head><body><div></div><script id="gatsby-script-loader">window.pagePath="/shells/a";x</script><script src="/app.js" async></script></body></html>';
/** Files that every release contains besides its pages. */
const PARTS = ['404', '500', ...shellManifests().map(({ page }) => `shells/${page}`)];
let root: string;

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
const release = (now: number, pages: string[], codeId = 'code', quick = false) =>
  makeRelease({
    publicDir: join(root, 'public'),
    releasesDir: join(root, 'releases'),
    pages: new Set(pages),
    codeId,
    contentVersion: 7,
    operations: { hash: 'query { shows }' },
    quick,
    now,
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'));
  for (const form of ['', 'en/', 'ar/']) {
    for (const part of PARTS) await write(`public/${form}${part}/index.html`, HTML);
  }
  await write('public/index.html', `${HTML}${'سهرة '.repeat(500)}`);
});
afterEach(() => rm(root, { recursive: true }));

const SHELLS = ['', '/en', '/ar'].flatMap((form) => PARTS.map((part) => `${form}/${part}`));

test('a release is whole before it is current: pages, marks, manifest and compressed copies', async () => {
  const id = await release(1_800_000_000_000, ['/', ...SHELLS]);
  const current = join(root, 'releases/current');
  expect(await readlink(current)).toBe(id);
  const page = await readFile(join(current, 'index.html'));
  expect(brotliDecompressSync(await readFile(join(current, 'index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(join(current, 'index.html.gz')))).toEqual(page);
  expect(JSON.parse(await readFile(join(current, 'builds/latest.json'), 'utf8'))).toEqual({ id: 'code' });
  expect(await readFile(join(current, 'ar/shells/watch/index.html'), 'utf8')).toContain(
    '<!--sahra:record-->',
  );
  expect(await readFile(join(current, 'ar/404/index.html'), 'utf8')).not.toContain('<script');
  expect(page.toString()).toContain('["/app.js"]');
  expect(page.toString()).not.toContain('<script src=');
  const { shells } = JSON.parse(await readFile(join(current, 'release.json'), 'utf8')) as {
    shells: { page: string }[];
  };
  expect(shells.map(({ page: name }) => name)).toEqual(expect.arrayContaining(['channel', 'show', 'watch']));
});

test('a build that ends in the middle leaves the release before, and nothing that looks like a release', async () => {
  const releases = join(root, 'releases');
  const first = await release(1_800_000_000_000, ['/', ...SHELLS]);
  const shell = join(root, 'public/ar/shells/watch/index.html');
  await rm(shell);
  await expect(release(1_800_000_000_001, ['/', ...SHELLS])).rejects.toThrow('ENOENT');
  expect(await readlink(join(releases, 'current'))).toBe(first);
  const left = (await readdir(releases)).filter((name) => name !== first && name !== 'current');
  expect(left).toEqual([expect.stringMatching(/^\.making-/)]);

  await write('public/ar/shells/watch/index.html', HTML);
  const next = await release(1_800_000_000_002, ['/', ...SHELLS]);
  expect((await readdir(releases)).sort()).toEqual([first, next, 'current']);
});

test('a release carries the operations of its pages, which outlive it in open browsers', async () => {
  await release(1_800_000_000_000, ['/', ...SHELLS]);
  const operations = await readFile(join(root, 'releases/current/operations.json'), 'utf8');
  expect(JSON.parse(operations)).toEqual({ hash: 'query { shows }' });
});

test('the same code has the same id after a publish, in a release of its own', async () => {
  const first = await release(1_800_000_000_000, ['/', ...SHELLS]);
  const second = await release(1_800_000_000_000 + 1, ['/', ...SHELLS]);
  expect(second).not.toBe(first);
  expect(JSON.parse(await readFile(join(root, 'releases/current/builds/latest.json'), 'utf8'))).toEqual({
    id: 'code',
  });
});

test('hashed files of the release before stay for a week, pages of records that are gone do not', async () => {
  const now = Date.now();
  await write(`public/old-${HASH}.js`, 'old');
  await write(`public/older-${HASH}.js`, 'older');
  await write('public/shows/gone/index.html', HTML);
  await release(now, ['/', '/shows/gone', ...SHELLS]);
  const before = join(root, 'releases/current');
  const aged = new Date(now - 8 * DAY_MS);
  await utimes(join(before, `older-${HASH}.js`), aged, aged);
  await rm(join(root, `public/old-${HASH}.js`));
  await rm(join(root, `public/older-${HASH}.js`));

  await release(now + 1, ['/', ...SHELLS]);
  const names = await readdir(join(root, 'releases/current'));
  expect(names).toContain(`old-${HASH}.js`);
  expect(names).not.toContain(`older-${HASH}.js`);
  await expect(stat(join(root, 'releases/current/shows/gone/index.html'))).rejects.toThrow('ENOENT');
});

test('files that stay for a year are compressed best, pages faster', async () => {
  const text = await readFile(join(__dirname, 'make-release.ts'));
  const compressed = (quality: number): Buffer =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
  expect(compressed(10)).not.toEqual(compressed(11));
  await write(`public/app-${HASH}.js`, text.toString());
  await write('public/index.html', text.toString());
  await release(1_800_000_000_000, ['/', ...SHELLS]);
  const current = join(root, 'releases/current');
  expect(await readFile(join(current, `app-${HASH}.js.br`))).toEqual(compressed(11));
  expect(await readFile(join(current, 'index.html.br'))).toEqual(compressed(10));
});

test('no release has source maps, not even those of the one before', async () => {
  const before = join(root, 'releases/before');
  await write(`releases/before/old-${HASH}.js.map`, '{}');
  await write(`releases/before/old-${HASH}.js.map.br`, '{}');
  await symlink(before, join(root, 'releases/current'));
  await write(`public/app-${HASH}.js`, 'app');
  await write(`public/app-${HASH}.js.map`, '{}');
  await release(1_800_000_000_000, ['/', ...SHELLS]);
  const names = await readdir(join(root, 'releases/current'));
  expect(names).toContain(`app-${HASH}.js`);
  expect(names.filter((name) => name.includes('.map'))).toEqual([]);
});

test('the release that is served stays too, however many are made after it', async () => {
  const first = await release(1_800_000_000_000, ['/', ...SHELLS]);
  await symlink(first, join(root, 'releases/served'));
  const later = [];
  for (let day = 1; day <= 3; day += 1)
    later.push(await release(1_800_000_000_000 + day * DAY_MS, ['/', ...SHELLS], `code-${day}`));
  expect((await readdir(join(root, 'releases'))).sort()).toEqual(
    [first, ...later.slice(-2), 'current', 'served'].sort(),
  );
});

test('two releases stay, so that answers under way can end', async () => {
  for (const later of [0, 1, 2]) await release(1_800_000_000_000 + later, ['/', ...SHELLS]);
  expect((await readdir(join(root, 'releases'))).filter((name) => name !== 'current')).toHaveLength(2);
});

test('a shell does not say its own address: its script would leave the page of the record for it', () => {
  const shell = markedShell(HTML);
  expect(shell).not.toContain('/shells/a');
  expect(shell).toContain('<script id="gatsby-script-loader">x</script>');
});

test('HTML that Gatsby writes differently is noticed, not passed on unmarked', () => {
  expect(() => markedShell('<html><head></head><body></body></html>')).toThrow('differently');
  expect(() => markedShell(HTML.replace('pagePath', 'place'))).toThrow('differently');
  expect(withoutScripts('<p>a</p><script>x</script><link rel="preload" as="script" href="/a.js"/>')).toBe(
    '<p>a</p>',
  );
  const language = `<script>${LANGUAGE_SWITCH_SCRIPT}</script>`;
  expect(withoutScripts(`<p>a</p><script>x</script>${language}`)).toBe(`<p>a</p>${language}`);
});

test('a change of what shells and server agree on raises the version of their contract', () => {
  const manifest = [...new Set(shellManifests().flatMap((shell) => Object.keys(shell)))];
  expect({
    version: SHELL_CONTRACT,
    marks: Object.values(MARKS),
    parts: partFor('page', '…'),
    record: RECORD_ID,
    manifest,
  }).toEqual({
    version: 2,
    marks: [
      ...['<!--sahra:head-->', '<!--sahra:record-->', '<!--sahra:message-->'],
      ...['%%sahra:title%%', '%%sahra:description%%', '%%sahra:intro%%'],
      ...['%%sahra:poster%%', '%%sahra:posterAlt%%'],
      ...['<!--sahra:sources-->', '%%sahra:beginning%%'],
    ],
    parts: '<!--sahra:part page-->…<!--sahra:part-->',
    record: 'sahra-record',
    manifest: ['page', 'path', 'param', 'variable', 'fields', 'operation', 'files'],
  });
});

test('a quick release compresses pages less, scripts as always', async () => {
  const script = `app-${HASH}.js`;
  const text = Array.from({ length: 3000 }, (_, index) => `سهرة ${(index * 7919) % 1009}`).join(' ');
  await write(`public/${script}`, text);
  await write('public/index.html', `${HTML}${text}`);
  const sizes = async (id: string): Promise<number[]> =>
    Promise.all(
      ['index.html.br', `${script}.br`].map(
        async (file) => (await stat(join(root, 'releases', id, file))).size,
      ),
    );
  const [page = 0, code = 0] = await sizes(await release(1_800_000_000_000, ['/', ...SHELLS]));
  const [quickPage = 0, quickCode = 0] = await sizes(
    await release(1_800_000_000_001, ['/', ...SHELLS], 'code', true),
  );
  expect(quickPage).toBeGreaterThan(page);
  expect(quickCode).toBe(code);
});
