import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import sharp from 'sharp';

import { signInAs, type AdminUser } from '../testing/admin-user';
import { startTestCms, type TestResponse, type TestCms } from '../testing/test-cms';
import { MAX_BYTES } from './picture-limits';

interface Stored {
  id: number;
  name: string;
  ext: string;
  mime: string;
  url: string;
  width: number | null;
  formats: object | null;
}

let cms: TestCms;
let english: AdminUser;
let arabic: AdminUser;
/** Editors of one language delete no pictures. */
let publisher: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  english = await signInAs(cms, 'sahra-editor-en', 'en');
  arabic = await signInAs(cms, 'sahra-editor-ar', 'ar');
  publisher = await signInAs(cms, 'sahra-publisher');
});
afterAll(() => cms.close());

interface Sent {
  bytes: Buffer | string;
  name: string;
  type?: string;
}

const form = (...files: Sent[]): FormData => {
  const filled = new FormData();
  for (const { bytes, name, type = 'image/png' } of files)
    filled.append('files', new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
  return filled;
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#102840' } });
const png = (width = 200, height = 200): Promise<Buffer> => plain(width, height).png().toBuffer();

const uploadsFolder = (): string => join(cms.strapi.dirs.static.public, 'uploads');
const kept = async (): Promise<unknown> => ({
  files: (await readdir(uploadsFolder())).length,
  records: await cms.strapi.db.query('plugin::upload.file').count(),
});
const upload = (...files: Sent[]): Promise<TestResponse> => english.ask('POST', '/upload', form(...files));
const storedIn = ({ body }: TestResponse): Stored =>
  Array.isArray(body) ? (body as [Stored])[0] : (body as Stored);
const messageOf = ({ body }: TestResponse): string => (body as { error: { message: string } }).error.message;

const SCRIPT = 'document.title = "owned"';
const PAGE = '<!doctype html><script src="/uploads/evil.js"></script>';
const VECTOR = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

describe('what is no picture', () => {
  test.each([
    ['a script', { bytes: SCRIPT, name: 'evil.js', type: 'text/javascript' }],
    ['a script that says it is a picture', { bytes: SCRIPT, name: 'evil.png', type: 'image/png' }],
    ['a page', { bytes: PAGE, name: 'evil.html', type: 'text/html' }],
    ['a vector', { bytes: VECTOR, name: 'logo.svg', type: 'image/svg+xml' }],
    ['a vector named like a picture', { bytes: VECTOR, name: 'logo.png', type: 'image/png' }],
    ['a document', { bytes: '%PDF-1.4\n1 0 obj', name: 'a.pdf', type: 'application/pdf' }],
    ['a TIFF', { bytes: 'II*\0\b\0\0\0', name: 'a.tiff', type: 'image/tiff' }],
  ] as const)('%s is refused on every way in', async (_what, file) => {
    const before = await kept();
    const { id } = storedIn(await upload({ bytes: await png(), name: 'there.png' }));
    for (const path of ['/upload', '/upload/files', `/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      const { status, body } = await english.ask('POST', path, form(file));
      expect([path, status, JSON.stringify(body)]).toEqual([
        path,
        400,
        expect.stringContaining('is not a picture that pages can show'),
      ]);
    }
    await publisher.ask('DELETE', `/upload/files/${id}`);
    expect(await kept()).toEqual(before);
  });

  test('the content API takes no file', async () => {
    const { status } = await english.ask('POST', '/api/upload', form({ bytes: await png(), name: 'a.png' }));
    expect(status).toBe(415);
  });

  test('one among pictures takes all of them with it', async () => {
    const before = await kept();
    const answer = await arabic.ask(
      'POST',
      '/upload',
      form({ bytes: await png(), name: 'a.png' }, { bytes: SCRIPT, name: 'evil.js' }),
    );
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      expect.stringMatching(/evil\.js.*\p{Script=Arabic}/u),
    ]);
    expect(await kept()).toEqual(before);
  });
});

describe('what its content says', () => {
  test.each([
    ['x.html', 'text/html', '.png', 'image/png', () => png()],
    ['x', 'application/octet-stream', '.png', 'image/png', () => png()],
    ['x.png', 'image/png', '.jpg', 'image/jpeg', () => plain(64, 64).jpeg().toBuffer()],
    ['x.JPEG', 'image/jpeg', '.jpg', 'image/jpeg', () => plain(64, 64).jpeg().toBuffer()],
    ['x.svg', 'image/svg+xml', '.webp', 'image/webp', () => plain(64, 64).webp().toBuffer()],
    ['x.js', 'text/javascript', '.avif', 'image/avif', () => plain(64, 64).avif().toBuffer()],
    ['x.htm', 'text/html', '.gif', 'image/gif', () => plain(64, 64).gif().toBuffer()],
  ] as const)('decides how %s (%s) is stored', async (name, type, ext, mime, bytes) => {
    const stored = storedIn(await upload({ bytes: await bytes(), name, type }));
    expect(stored).toMatchObject({ ext, mime, name: `x${ext}`, width: mime === 'image/png' ? 200 : 64 });
    expect(stored.url).toMatch(new RegExp(`^/uploads/x_\\w+\\${ext}$`));
    expect(Object.keys(stored.formats ?? {})).not.toEqual([]);
    const { headers } = await fetch(`${cms.origin}${stored.url}`);
    expect(headers.get('content-type')).toBe(mime);
  });

  test('decides also when a picture of another format takes its place', async () => {
    const { id, url } = storedIn(await upload({ bytes: await png(), name: 'old.png' }));
    const jpeg = await plain(64, 64).jpeg().toBuffer();
    const replaced = storedIn(
      await english.ask(
        'POST',
        `/upload?id=${id}`,
        form({ bytes: jpeg, name: 'new.html', type: 'text/html' }),
      ),
    );
    expect(replaced).toMatchObject({ ext: '.jpg', mime: 'image/jpeg', url: url.replace('.png', '.jpg') });
    expect((await fetch(`${cms.origin}${replaced.url}`)).status).toBe(200);
    expect((await fetch(`${cms.origin}${url}`)).status).toBe(404);
  });

  test('decides still when the picture gets another name', async () => {
    const { id, url } = storedIn(await upload({ bytes: await png(), name: 'a.png' }));
    const named = new FormData();
    named.append('fileInfo', JSON.stringify({ name: 'evil.html' }));
    const renamed = storedIn(await english.ask('POST', `/upload?id=${id}`, named));
    expect(renamed).toMatchObject({ name: 'evil.html', ext: '.png', url });
  });
});

describe('broken and large pictures', () => {
  const cut = async (): Promise<Buffer> => (await png(900, 900)).subarray(0, 400);
  const wrongLength = async (): Promise<Buffer> => {
    const picture = await png();
    picture.writeUInt32BE(0x7fffffff, 33);
    return picture;
  };
  const signatureOnly = (): Promise<Buffer> => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));

  test.each([
    ['cut short', cut],
    ['with a wrong chunk', wrongLength],
    ['of eight bytes', signatureOnly],
  ])('a picture %s is refused in a sentence', async (_what, bytes) => {
    const before = await kept();
    const answer = await upload({ bytes: await bytes(), name: 'broken.png' });
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'The picture “broken.png” is damaged or incomplete. Open it, save it again and upload the new file.',
    ]);
    const arabicAnswer = await arabic.ask(
      'POST',
      '/upload',
      form({ bytes: await bytes(), name: 'broken.png' }),
    );
    expect(messageOf(arabicAnswer)).toContain('تالفة أو غير مكتملة');
    expect(await kept()).toEqual(before);
  });

  test('a picture of too many pixels in few bytes is refused before it is decoded', async () => {
    const before = await kept();
    const bomb = await png(8000, 5001);
    // Truncated pixel data: decoding it would fail.
    const answer = await upload({ bytes: bomb.subarray(0, 1000), name: 'wide.png' });
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'The picture is 8000 × 5001, and 40 million pixels are the most. Pages show at most 2880 across: make it smaller.',
    ]);
    expect(await kept()).toEqual(before);
  });

  test('a file of too many bytes is refused, in the language of the admin', async () => {
    const heavy = Buffer.concat([await png(), Buffer.alloc(MAX_BYTES)]);
    const answer = await arabic.ask('POST', '/upload', form({ bytes: heavy, name: 'heavy.png' }));
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toContain('حجم الملف 10 ميغابايت');
  });

  test('forms that are no forms are refused', async () => {
    const part =
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', part],
    ] as const) {
      const headers = { 'content-type': type, authorization: english.authorization };
      const { status } = await fetch(`${cms.origin}/upload`, { method: 'POST', headers, body });
      expect(status).toBe(400);
    }
  });
});

describe('pictures from other addresses', () => {
  let asked = 0;
  let inside: Server;
  beforeAll(async () => {
    inside = createServer((_request, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, resolve));
  });
  afterAll(() => new Promise((resolve) => inside.close(resolve)));

  test('are not taken, and nobody is asked for them', async () => {
    const { port } = inside.address() as AddressInfo;
    const urls = [`http://0.0.0.0:${port}/a.png`, `http://127.0.0.1:${port}/a.png`];
    const { body } = await arabic.ask('POST', '/upload/actions/upload-from-urls', { urls });
    expect(String(body).match(/لا تُجلب الصور من عناوين أخرى/g)).toHaveLength(4);
    expect(asked).toBe(0);
  });
});
