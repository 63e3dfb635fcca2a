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
  '',
  null,
])('%p is never followed', (address) => {
  expect(safeReturnUrl(address, FALLBACK)).toBe(FALLBACK);
});

test.each(['/en/watch/abc?t=10#comments', '/', '/ar/faq'])('%s is followed', (address) => {
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
