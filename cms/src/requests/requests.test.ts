import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { signInAs, type AdminUser } from '../testing/admin-user';
import { SHOW_TEXT } from '../testing/published-records';
import { startTestCms, type TestResponse, type TestCms } from '../testing/test-cms';

const ARABIC = /\p{Script=Arabic}/u;
const TEXTS = `/content-manager/collection-types/${SHOW_TEXT}`;
const NUL = 'a\0b';
const HALF = 'a\ud83d';

let cms: TestCms;
let publisher: AdminUser;
let arabic: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = await signInAs(cms, 'sahra-publisher', 'en');
  arabic = await signInAs(cms, 'sahra-editor-ar', 'ar');
});
afterAll(() => cms.close());

interface Refused {
  error: { message: string; details: { errors?: { path: string[]; message: string }[] } };
}

const refusedIn = ({ body }: TestResponse): [string[][], string] => {
  const { message, details } = (body as Refused).error;
  return [(details.errors ?? []).map(({ path }) => path), message];
};

const sent = (path: string, type: string, body: string | Buffer, encoding?: string): Promise<Response> =>
  fetch(`${cms.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

describe('a sign-in that is refused', () => {
  test.each([
    ['sahra-desk-language=ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
    ['a=b; sahra-desk-language=en', 'The address or the password is wrong.'],
    ['', 'The address or the password is wrong.'],
  ])('is told in the language of the page (%s)', async (cookie, sentence) => {
    const answer = await fetch(`${cms.origin}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
      body: JSON.stringify({ email: 'nobody@sahra.example', password: 'Wrong-password-1' }),
    });
    const { error } = (await answer.json()) as Refused;
    expect([answer.status, error.message]).toEqual([400, sentence]);
  });
});

describe('text that cannot be stored', () => {
  test.each([
    ['a NUL', NUL],
    ['half a surrogate pair', HALF],
  ])('%s is refused with its field, in the language of the admin', async (_what, text) => {
    const data = { title: 'ok', description: text };
    expect(refusedIn(await publisher.ask('POST', `${TEXTS}?locale=en`, data))).toEqual([
      [['description']],
      expect.stringContaining('“description” holds a character that cannot be stored'),
    ]);
    const [paths, message] = refusedIn(await arabic.ask('POST', `${TEXTS}?locale=ar`, data));
    expect([paths, message]).toEqual([[['description']], expect.stringMatching(ARABIC)]);
  });

  test('is refused of strangers too', async () => {
    for (const [path, body, field] of [
      ['/admin/login', { email: 'a\0@sahra.example', password: 'x' }, 'email'],
      ['/admin/login', { email: 'a@sahra.example', password: HALF }, 'password'],
      ['/admin/reset-password', { resetPasswordToken: NUL, password: 'Abcdef123' }, 'resetPasswordToken'],
    ] as const) {
      const answer = await sent(path, 'application/json', JSON.stringify(body));
      const [paths] = refusedIn({ status: answer.status, body: await answer.json() });
      expect([answer.status, paths]).toEqual([400, [[field]]]);
    }
  });

  test('is refused in addresses and queries', async () => {
    for (const path of [
      `${TEXTS}?_q=%00`,
      `${TEXTS}?filters[$and][0][title][$eq]=%00`,
      `${TEXTS}/%00`,
      '/admin/registration-info?registrationToken=%00',
    ])
      expect([path, (await publisher.ask('GET', path)).status]).toEqual([path, 400]);
  });

  test('is refused in what is said of a picture', async () => {
    for (const fileInfo of [
      JSON.stringify({ alternativeText: NUL }),
      '{',
      JSON.stringify([{ name: HALF }]),
    ]) {
      const form = new FormData();
      form.append('files', new File(['x'], 'a.png', { type: 'image/png' }));
      form.append('fileInfo', fileInfo);
      const { status, body } = await publisher.ask('POST', '/upload', form);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('fileInfo')]);
    }
  });
});

test('what a caller sends wrongly is 4xx, never 500', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const answers = await Promise.all([
    sent('/admin/login', 'a', '{}'),
    sent('/upload', 'a', '{}'),
    sent('/admin/login', 'application/json; charset="', '{}'),
    sent('/admin/login', 'application/json; charset=klingon', '{}'),
    sent('/admin/login', 'application/json', '{'),
    sent('/admin/login', 'application/json', deep),
    sent('/admin/login', 'application/json', '{}', 'zstd'),
    sent('/admin/login', 'application/json', '{}', 'gzip'),
    sent('/admin/login', 'multipart/form-data', 'x'),
    sent('/api/shows', 'a', '{}'),
    fetch(`${cms.origin}/admin/%ff`),
  ]);
  expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual(answers.map(() => 4));
  for (const path of ['/upload/files/abc', '/upload/files/99999999999', '/upload/folders/abc'])
    expect([path, (await publisher.ask('GET', path)).status]).toEqual([path, 400]);
});

test('the admin runs scripts of its own origin alone, and stands in no frame', async () => {
  for (const path of ['/admin/init', '/upload/files', '/nowhere']) {
    const { headers } = await fetch(`${cms.origin}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'; script-src-attr 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
  }
});

/** Lists files with `mark` in the system's temporary folder, which other programs use too. */
const temporaryFilesWith = async (mark: string): Promise<string[]> => {
  const named = (await readdir(tmpdir())).filter((name) => /^[a-z0-9]{25}$/.test(name));
  const held = await Promise.all(
    named.map((name) => readFile(join(tmpdir(), name), 'latin1').catch(() => '')),
  );
  return named.filter((_name, index) => held[index]?.includes(mark));
};

test('nothing of any request stays in the folder for temporary files', async () => {
  const mark = randomUUID();
  const file = () => new File([mark], 'evil.js', { type: 'text/javascript' });
  const parts = new FormData();
  for (const name of ['__proto__', 'files', 'files', 'menuLogo', 'other']) parts.append(name, file());
  for (const path of ['/upload', '/admin/login', '/nowhere'])
    await fetch(`${cms.origin}${path}`, { method: 'POST', body: parts });
  const picture = { create: { width: 200, height: 200, channels: 3, background: '#102840' } } as const;
  const good = new File([new Uint8Array(await sharp(picture).png().toBuffer())], 'good.png', {
    type: 'image/png',
  });
  for (const files of [[file()], [good, new File([mark], 'evil.png', { type: 'image/png' })]]) {
    const form = new FormData();
    for (const each of files) form.append('files', each);
    expect((await publisher.ask('POST', '/upload', form)).status).toBe(400);
  }
  expect(await temporaryFilesWith(mark)).toEqual([]);
});
