import { lastJson, RawClient, unfinishedPost } from '@sahra/schemas/testing/raw-client';

import { startTestCms } from '../testing/test-cms';
import type { TestCms } from '../testing/test-cms';

const LARGE = 40_000_000;
const MULTIPART = 'Content-Type: multipart/form-data; boundary=b';
const CHUNKED =
  'Host: x\r\nContent-Type: application/json\r\nX-Localization: ar\r\nTransfer-Encoding: chunked\r\n\r\n';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false, bodies: { pace: { wholeMs: 300 } } });
});
afterAll(() => cms.close());

const answerTo = async (text: string): Promise<string> => {
  const client = await RawClient.open(cms.origin);
  client.write(text);
  return client.closed();
};
const codeOf = (text: string): unknown => {
  const body = lastJson(text) as { code?: string; error?: { details?: { code?: string } } };
  return body.code ?? body.error?.details?.code;
};
const upload = (length: number, headers: string[] = []): string =>
  `POST /upload HTTP/1.1\r\nHost: x\r\n${[MULTIPART, `Content-Length: ${length}`, ...headers].join('\r\n')}\r\n\r\n--b`;

test.each(['/admin/login', '/nowhere'])('a slow body to %s is refused with 408', async (path) => {
  const text = await answerTo(unfinishedPost(path, 100, '{'));
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toMatch(/connection: close/i);
  expect(codeOf(text)).toBe('REQUEST_TIMEOUT');
});

test('a response that overtakes its body is the last of the connection', async () => {
  const text = await answerTo(unfinishedPost('/api/videos', 100, '{'));
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
  expect(text).toMatch(/connection: close/i);
});

test('a large body is refused with 413, with and without a length', async () => {
  const declared = await answerTo(unfinishedPost('/admin/login', 2_000_000));
  expect(declared).toMatch(/^HTTP\/1\.1 413 /);
  expect(codeOf(declared)).toBe('CONTENT_TOO_LARGE');
  const client = await RawClient.open(cms.origin);
  client.write(`POST /admin/login HTTP/1.1\r\n${CHUNKED}`);
  const sending = setInterval(() => client.write(`40000\r\n${' '.repeat(0x40000)}\r\n`), 1);
  const chunked = await client.closed();
  clearInterval(sending);
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
  expect(codeOf(chunked)).toBe('CONTENT_TOO_LARGE');
});

test.each([[[]], [['Authorization: Bearer nobody']]])(
  'files of somebody who is not signed in (%p) are refused unread',
  async (headers) => {
    const text = await answerTo(upload(1_000_000, headers));
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(codeOf(text)).toBe('UNAUTHENTICATED');
  },
);

test('files are taken on the listed routes alone', async () => {
  for (const path of ['/admin/login', '/content-manager/uploads', '/api/upload', '/uploader']) {
    const text = await answerTo(upload(100).replace('/upload', path));
    expect([path, text.slice(0, 12)]).toEqual([path, 'HTTP/1.1 415']);
  }
});

test('files of an editor may take longer than other bodies, and are bounded by their size', async () => {
  const login = await fetch(`${cms.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env['ADMIN_EMAIL'], password: process.env['ADMIN_PASSWORD'] }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const authorization = `Authorization: Bearer ${data.token}`;
  expect(await answerTo(upload(LARGE, [authorization]))).toMatch(/^HTTP\/1\.1 413 /);

  const slow = await RawClient.open(cms.origin);
  slow.write(upload(1_000, [authorization]));
  const other = await answerTo(unfinishedPost('/admin/login', 100, '{'));
  expect(other).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.socket.destroyed).toBe(false);
  slow.socket.destroy();
});
