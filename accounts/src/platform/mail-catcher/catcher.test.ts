import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { CaughtMail } from './caught-mail';
import { MailStore } from './mail-store';
import { startCatcher, type Catcher } from './start-catcher';

let folder: string;
let catcher: Catcher;
const start = () => startCatcher({ host: '127.0.0.1', smtpPort: 0, port: 0, folder });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-mail-'));
  catcher = await start();
});
afterEach(async () => {
  await catcher.stop();
  await rm(folder, { recursive: true });
});

const send = async (to: string, subject: string, html = '<p>مرحبًا</p>') => {
  const transport = createTransport({ url: catcher.smtpUrl });
  await transport.sendMail({ from: 'a@b.example', to, subject, html, text: 'مرحبًا' });
};
const read = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, catcher.url), init);
  return { response, text: await response.text() };
};
const listed = async (query = '') =>
  (JSON.parse((await read(`/api/messages${query}`)).text) as { data: CaughtMail[] }).data;

test('mails are listed newest first, by receiver, and are there after a restart', async () => {
  await send('salma@viewers.example', 'الأولى');
  await send('Omar@viewers.example', 'second');
  expect((await listed()).map(({ subject }) => subject)).toEqual(['second', 'الأولى']);
  expect((await listed('?to=SALMA@')).map(({ subject }) => subject)).toEqual(['الأولى']);
  await catcher.stop();
  catcher = await start();
  expect((await listed()).map(({ subject }) => subject)).toEqual(['second', 'الأولى']);
  const { text } = await read('/?to=salma');
  expect(text).toContain('الأولى');
  expect(text).not.toContain('second');
});

test('a mail is shown as HTML that can run nothing, as text and with its headers', async () => {
  await send(
    'salma@viewers.example',
    '<b>bold</b>',
    '<html><head></head><script>alert(1)</script>مرحبًا</html>',
  );
  const [mail] = await listed();
  const page = await read(`/mails/${mail?.id ?? ''}`);
  expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.text).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(page.text).not.toContain('<b>bold');
  const body = await read(`/mails/${mail?.id ?? ''}/body`);
  expect(body.response.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups .*default-src 'none'/u,
  );
  expect(body.text).toContain('<base target="_blank">');
  expect((await read(`/mails/${mail?.id ?? ''}?part=text`)).text).toContain('<pre dir="auto" lang="">مرحبًا');
  expect((await read(`/mails/${mail?.id ?? ''}?part=headers`)).text).toContain('To: salma@viewers.example');
});

test('only its own page may delete what is kept', async () => {
  await send('salma@viewers.example', 'kept');
  const clear = (site: string) =>
    read('/clear', { method: 'POST', headers: { 'sec-fetch-site': site }, redirect: 'manual' });
  expect((await clear('cross-site')).response.status).toBe(403);
  expect(await listed()).toHaveLength(1);
  expect((await clear('same-origin')).response.status).toBe(303);
  expect(await listed()).toHaveLength(0);
  await catcher.stop();
  catcher = await start();
  expect(await listed()).toHaveLength(0);
});

test('the last 500 are kept, on disk too', async () => {
  const mail = (place: number): CaughtMail => ({
    id: String(place).padStart(16, '0'),
    message_id: `<${place}@b.example>`,
    from: 'a@b.example',
    to: ['salma@viewers.example'],
    subject: `mail ${place}`,
    language: 'en',
    received_at: new Date(Date.UTC(2026, 0, 1) + place).toISOString(),
    text: '',
    html: '',
    headers: [],
  });
  const other = await mkdtemp(join(tmpdir(), 'sahra-mail-'));
  try {
    const store = await MailStore.open(other);
    await Promise.all(Array.from({ length: 503 }, (_, place) => store.add(mail(place))));
    for (const kept of [store, await MailStore.open(other)]) {
      const subjects = kept.list().map(({ subject }) => subject);
      expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([500, 'mail 502', 'mail 3']);
    }
  } finally {
    await rm(other, { recursive: true });
  }
});
