import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { WatchPageOperation } from '../../site/src/features/watch/WatchPage/watch-page.query.generated';
import { SHELL_CONTRACT } from '../../site/src/shared/head/first-paint';
import { filler } from './filler-words';

/** Sizes of the product's FAQ and of its watch shell. */
const BUILT_BYTES = 66_000;
const SHELL_BYTES = 76_000;

/** Inline scripts of a page, each with a hash in its policy. */
const SCRIPTS = Array.from({ length: 9 }, (_, at) => `<script>window.part${at}=${at}</script>`).join('');

const html = (head: string, body: string): string =>
  `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">${head}</head><body>${body}${SCRIPTS}</body></html>`;

const SHELL = html(
  '<!--sahra:head-->',
  `<div id="___gatsby"><picture><!--sahra:sources--><img src="%%sahra:poster%%" alt="%%sahra:posterAlt%%"></picture><button %%sahra:beginning%%>Play</button><h1>%%sahra:title%%</h1><p>%%sahra:description%%</p>${filler(SHELL_BYTES)}</div><!--sahra:record-->`,
);

const MANIFEST = {
  id: 'bench',
  codeId: 'bench',
  contentVersion: 1,
  contract: SHELL_CONTRACT,
  shells: [
    {
      page: 'watch',
      path: '/watch/:videoCode',
      param: 'videoCode',
      variable: 'code',
      fields: ['video'],
      operation: { name: WatchPageOperation.name, hash: WatchPageOperation.hash },
      files: { none: 'watch.html', en: 'watch.html', ar: 'watch.html' },
    },
  ],
};

/** Writes a release with one built page and the shell of the watch page, as large as those of the product. */
export const makeRelease = async (dir: string): Promise<void> => {
  const built = html('<title>FAQ</title>', filler(BUILT_BYTES));
  const files = new Map<string, string | Buffer>([
    ['release.json', JSON.stringify(MANIFEST)],
    ['operations.json', '{}'],
    ['watch.html', SHELL],
    ['en/faq/index.html', built],
    ['en/faq/index.html.br', brotliCompressSync(built)],
  ]);
  for (const [file, content] of files) {
    const path = join(dir, 'bench', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await symlink('bench', join(dir, 'current'));
};
