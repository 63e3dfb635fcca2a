import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { openDeskAs, type Desk } from '../testing/desk';
import { startTestCms, type TestCms } from '../testing/test-cms';
import { MAX_BYTES } from './picture-limits';

let cms: TestCms;
let english: Desk;
let arabic: Desk;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  english = await openDeskAs(cms, 'sahra-editor-en', 'en');
  arabic = await openDeskAs(cms, 'sahra-editor-ar', 'ar');
});
afterAll(() => cms.close());

const form = (bytes: Buffer, name: string, type: string): FormData => {
  const filled = new FormData();
  filled.append('files', new File([new Uint8Array(bytes)], name, { type }));
  return filled;
};

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#102840' } })
    .png()
    .toBuffer();

const stored = async (): Promise<number> =>
  (await readdir(join(cms.strapi.dirs.static.public, 'uploads'))).length;

const messageOf = (body: unknown): string => (body as { error: { message: string } }).error.message;

test('a picture of too many pixels is refused, and nothing of it is kept', async () => {
  const before = await stored();
  const { status, body } = await english.ask(
    'POST',
    '/upload',
    form(await plain(8000, 5001), 'wide.png', 'image/png'),
  );
  expect([status, messageOf(body)]).toEqual([
    400,
    'The picture is 8000 × 5001, and 40 million pixels are the most. Pages show at most 1920 across: make it smaller.',
  ]);
  expect(await stored()).toBe(before);
  expect(await cms.strapi.db.query('plugin::upload.file').count({ where: { name: 'wide.png' } })).toBe(0);
});

test('a file of too many bytes is refused, in the language of the desk', async () => {
  const picture = await plain(200, 200);
  const heavy = Buffer.concat([picture, Buffer.alloc(MAX_BYTES)]);
  const { status, body } = await arabic.ask('POST', '/upload', form(heavy, 'heavy.png', 'image/png'));
  expect(status).toBe(400);
  expect(messageOf(body)).toContain('حجم الملف 10 ميغابايت');
});

test('neither comes in by replacing a picture', async () => {
  const made = await english.ask('POST', '/upload', form(await plain(200, 200), 'ok.png', 'image/png'));
  const [{ id }] = made.body as [{ id: number }];
  const { status } = await english.ask(
    'POST',
    `/upload?id=${id}`,
    form(await plain(8000, 5001), 'wide.png', 'image/png'),
  );
  expect([made.status, status]).toEqual([201, 400]);
});
