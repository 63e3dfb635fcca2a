import { randomBytes, randomUUID } from 'node:crypto';

import fc from 'fast-check';

import { mediaExpiry, signMediaPath } from './media-url';
import { redactLine, redactPath, redactText } from './redact';

const keys = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((key) => /[a-z]/.test(key) && /[A-Z]/.test(key));

describe('a path in a log', () => {
  it.each([
    ['/ar/shows/night-market', '/ar/shows/night-market'],
    ['/watch/x8nxhmp6?t=10&token=abc', '/watch/x8nxhmp6'],
    ['/watch/x8nxhmp6#t=10', '/watch/x8nxhmp6'],
    ['/watch/x8nxhmp6;session=abc', '/watch/x8nxhmp6'],
    ['/watch/x8nxhmp6%3Ftoken=abc', '/watch/x8nxhmp6'],
    [
      '/component---src-pages-faq-tsx-0123456789abcdef0123.js',
      '/component---src-pages-faq-tsx-0123456789abcdef0123.js',
    ],
    ['/uploads/night_market_poster_600_0f1e2d3c4b.avif', '/uploads/night_market_poster_600_0f1e2d3c4b.avif'],
    ['/pay/sandbox_session_7c61?lang=ar', '/pay/…'],
    ['/pay/sandbox_session_7c61/challenge', '/pay/…/challenge'],
    ['/pay/store', '/pay/store'],
    ['//pay//sandbox_session_7c61', '//pay//…'],
    ['/newsletter/salma%40viewers.example', '/newsletter/…'],
    ['/%', '/%'],
    ['*', '*'],
  ])('%s is %s', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });

  it('has no signature of a stream, however it is written', () => {
    const path = `${signMediaPath('key', 'x8nxhmp6', mediaExpiry(Date.now()))}/master.m3u8`;
    for (const url of [path, path.replace('media', 'MEDIA'), path.replace('/media', '/%6dedia'), `/${path}`])
      expect(redactPath(url)).toMatch(/^\/+media\/…\/x8nxhmp6\/master\.m3u8$/i);
  });

  it('has no key in any place', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(redactPath(`/auth/verify/${key}/x`)).toBe('/auth/verify/…/x');
      }),
    );
  });

  it('is short, and made in no time, whatever a stranger writes', () => {
    const began = process.cpuUsage();
    for (const part of ['a', '%40', '?', '%', '//', 'a%40a.', 'aA1', ';', '@'])
      expect(redactPath(`/${part.repeat(16_000 / part.length)}`).length).toBeLessThanOrEqual(300);
    // CPU time of this process only, so that other load on the machine does not affect it.
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });
});

describe('a text in a log', () => {
  it.each([
    ['GET http://cms:1337/api/x?status=draft failed', 'GET http://cms:1337/api/x failed'],
    ['smtp://user:hunter2@mail:25 refused', 'smtp://…@mail:25 refused'],
    ['550 <salma.k+tv@viewers.example>: unknown', '550 <…>: unknown'],
    ['for سلمى@مشاهد.شبكة', 'for …'],
    [
      'at file:///srv/node_modules/@fastify/cookie/plugin.js:12',
      'at file:///srv/node_modules/@fastify/cookie/plugin.js:12',
    ],
    [
      'at process.processTicksAndRejections (node:internal)',
      'at process.processTicksAndRejections (node:internal)',
    ],
    [`csrf ${'0a'.repeat(32)}`, 'csrf …'],
  ])('%s is %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  it('keeps UUIDs, which only name things', () => {
    const id = randomUUID();
    expect(redactText(`job ${id}`)).toBe(`job ${id}`);
  });

  it('has no key and no part of a bearer', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(redactText(`Bearer eyJhbGciOiJIUzI1NiJ9.${key}.${key} sk_${key}`)).toBe('Bearer ….….… …');
      }),
    );
  });
});

describe('a line in a log', () => {
  it('stays JSON, keeps the id of the request and loses the fields that hold secrets', () => {
    const reqId = `Edge-${randomBytes(16).toString('base64url')}`;
    const line = JSON.stringify({
      reqId,
      msg: 'Route GET:/x?token="a\\b" not found',
      body: { password: 'a "quiet" evening', more: { csrfToken: 'short', cookie: ['a=1', 'b=2'] } },
    });
    expect(JSON.parse(redactLine(line))).toEqual({
      reqId,
      msg: 'Route GET:/x"a\\b" not found',
      body: { password: '…', more: { csrfToken: '…', cookie: '…' } },
    });
  });

  it('stays JSON whatever its texts hold', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
        (entry) => {
          expect(() => JSON.parse(redactLine(JSON.stringify(entry))) as unknown).not.toThrow();
        },
      ),
    );
  });
});
