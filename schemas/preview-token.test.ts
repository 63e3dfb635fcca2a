import { PREVIEW_TOKEN_SECONDS, signPreviewToken, verifyPreviewToken } from './preview-token';

const SECRET = 'preview-secret-of-the-tests';
const NOW = Date.UTC(2026, 10, 24);

test('a token is valid until it expires', () => {
  const token = signPreviewToken(SECRET, NOW);
  expect(verifyPreviewToken(SECRET, token, NOW + PREVIEW_TOKEN_SECONDS * 1000 - 1)).toBe(true);
  expect(verifyPreviewToken(SECRET, token, NOW + PREVIEW_TOKEN_SECONDS * 1000)).toBe(false);
});

test.each([
  ['of another secret', signPreviewToken('another-secret-of-the-tests', NOW)],
  [
    'with a later expiry',
    signPreviewToken(SECRET, NOW).replace(/^\d+/, (expiry) => String(Number(expiry) + 60)),
  ],
  ['that is empty', ''],
  ['without a signature', '1795500000-'],
])('a token %s is not valid', (_what, token) => {
  expect(verifyPreviewToken(SECRET, token, NOW)).toBe(false);
});
