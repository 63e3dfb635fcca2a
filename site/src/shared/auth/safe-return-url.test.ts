/** @jest-environment node */
import fc from 'fast-check';

import { safeReturnUrl } from './safe-return-url';

const FALLBACK = '/en/home';
const SITE = 'https://sahra.example';

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'javascript:alert(1)',
  '/\t/evil',
  '//%09/evil',
  '/%09/evil',
  '/%0a/evil',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/en/..//evil.example',
  '/@evil.example',
  '/user:pass@evil.example',
  '/%E0%A4%A',
  '/auth/login',
  '/en/auth/login?callbackUrl=%2Fen%2Fauth%2Flogin',
  '/ar/auth/register/',
  '/en/AUTH/login',
  '/en/%61uth/login',
  '/en/x/../auth/login',
  '/auth',
  '',
  null,
])('%p is never followed', (address) => {
  expect(safeReturnUrl(address, FALLBACK)).toBe(FALLBACK);
});

test.each([
  '/en/watch/abc?t=10#comments',
  '/',
  '/ar',
  '/ar/faq/',
  '/subscribe/paymet-status?payment=p-1',
  '/en/Personalize-categories',
  '/ar/%D8%B3%D9%87%D8%B1%D8%A9',
  '/en/auth/verify?token=abc',
])('%s is followed', (address) => {
  expect(safeReturnUrl(address, FALLBACK)).toBe(address);
});

test('whatever is typed, the browser stays on the site', () => {
  const unit = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    'a',
    'e',
    '\t',
    '\n',
    '?',
    '#',
    '%',
    '2',
    'f',
    ' ',
    '//',
    'https',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (address) => {
      expect(new URL(safeReturnUrl(address, FALLBACK), SITE).origin).toBe(SITE);
    }),
    { numRuns: 3000 },
  );
});
