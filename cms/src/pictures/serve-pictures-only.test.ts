import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import { textLike } from '../testing/matching';
import { startTestCms } from '../testing/test-cms';
import type { TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const uploadsFolder = (): string => join(cms.strapi.dirs.static.public, 'uploads');

/** Sends the path as written; `fetch` would normalise it. */
const statusOf = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(cms.origin);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });

const SCRIPT = 'document.title = "owned"';
const PAGE = '<!doctype html><script src="/uploads/evil.js"></script>';
const VECTOR = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

test('files that were stored before are answered only when they are pictures', async () => {
  await writeFile(join(uploadsFolder(), 'evil.js'), SCRIPT);
  await writeFile(join(uploadsFolder(), 'evil.html'), PAGE);
  await writeFile(join(uploadsFolder(), 'logo.svg'), VECTOR);
  await writeFile(join(uploadsFolder(), 'page.png'), PAGE);
  for (const path of [
    'evil.js',
    'evil.html',
    'logo.svg',
    'evil%2ejs',
    'page.png/..;/evil.js',
    'page.png%2f..%2fevil.js',
  ])
    for (const folder of [
      '/uploads',
      '/UPLOADS',
      '/%75ploads',
      '//uploads',
      '/./uploads',
      '/admin/..%2fuploads',
      '/uploads%2f.',
    ])
      expect([folder, path, await statusOf(`${folder}/${path}`)]).toEqual([folder, path, textLike(/^4/)]);
  const { headers } = await fetch(`${cms.origin}/uploads/page.png`);
  expect([
    headers.get('content-type'),
    headers.get('x-content-type-options'),
    headers.get('content-security-policy'),
  ]).toEqual(['image/png', 'nosniff', "default-src 'none'; sandbox"]);
});
