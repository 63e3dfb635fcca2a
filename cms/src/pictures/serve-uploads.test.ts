import { writeFile } from 'node:fs/promises';
import { get, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { CARD_BYTES } from '@sahra/schemas/card-picture';
import sharp from 'sharp';

import { textLike } from '../testing/matching';
import { startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const store = (name: string, content: Buffer | string): Promise<void> =>
  writeFile(join(cms.strapi.dirs.static.public, 'uploads', name), content);
const cardOf = (name: string): Promise<Response> => fetch(`${cms.origin}/uploads/${name}.card.jpg`);

/** Noise is what compresses worst. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  });

test.each([
  ['webp', 2400, 1350, [1200, 675]],
  ['avif', 400, 600, [400, 600]],
  ['png', 1600, 1600, [1200, 1200]],
] as const)('a stored %s of %i by %i has a JPEG that messengers take', async (type, width, height, size) => {
  await store(`shared.${type}`, await noise(width, height).toFormat(type).toBuffer());
  const response = await cardOf(`shared.${type}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const card = Buffer.from(await response.arrayBuffer());
  expect(card.length).toBeLessThanOrEqual(CARD_BYTES);
  const read = await sharp(card).metadata();
  expect(read.format).toBe('jpeg');
  expect(read.width / read.height).toBeCloseTo(size[0] / size[1], 2);
  expect(read.width).toBeLessThanOrEqual(size[0]);
});

test.each([
  ['an upright picture', 400, 600],
  ['a wide picture', 640, 360],
])('%s has a square cover of the size that directories of podcasts ask for', async (_, width, height) => {
  await store('cover.png', await noise(width, height).png().toBuffer());
  const response = await fetch(`${cms.origin}/uploads/cover.png.cover.jpg`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const read = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([read.width, read.height, read.space]).toEqual([1400, 1400, 'srgb']);
});

test('what is transparent is on the ground of the site', async () => {
  const clear = sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  await store('clear.png', await clear.png().toBuffer());
  const { dominant } = await sharp(Buffer.from(await (await cardOf('clear.png')).arrayBuffer())).stats();
  expect(dominant.r).toBeLessThan(dominant.b);
});

test('a card that a cache has is not encoded again', async () => {
  await store('kept.png', await noise(64, 64).png().toBuffer());
  const modified = (await cardOf('kept.png')).headers.get('last-modified') ?? '';
  // As caches ask: `fetch` would add `Cache-Control: no-cache` to a condition.
  const again = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      `${cms.origin}/uploads/kept.png.card.jpg`,
      { headers: { 'if-modified-since': modified } },
      resolve,
    ).on('error', reject);
  });
  expect([again.statusCode, await buffer(again)]).toEqual([304, Buffer.alloc(0)]);
  expect(again.headers['cache-control']).toContain('max-age=60');
});

test('what is no stored picture has no card', async () => {
  await store('page.png', '<!doctype html>');
  await store('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const name of ['page.png', 'logo.svg', 'nosuch.webp', '..%2fkept.png'])
    expect([name, (await cardOf(name)).status]).toEqual([name, 404]);
});

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
  await store('evil.js', SCRIPT);
  await store('evil.html', PAGE);
  await store('logo.svg', VECTOR);
  await store('page.png', PAGE);
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
