import { ACCESS_TOKEN_SECONDS } from '@sahra/schemas/constants';

import { createAccessTokens } from './access-tokens';
import { createVerifiedTokenCache } from './verified-token-cache';

const SECRET = 'bearer-secret-of-the-tests-01234567';
const CLAIMS = {
  viewerId: '0d5a6f6e-6f0a-4b57-9a3e-0f3b1c6f2a11',
  sessionId: '7e0b6a52-34c5-4a2f-8f0e-5f3b1c6f2a22',
};
const NOW = new Date('2030-01-01T20:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('a bearer is read again and again until its last second', async () => {
  const bearers = createAccessTokens(SECRET);
  const { token } = await bearers.issue(CLAIMS, NOW);
  for (const seconds of [0, 1, ACCESS_TOKEN_SECONDS - 1])
    expect(await bearers.read(token, later(seconds))).toMatchObject(CLAIMS);
  expect(await bearers.read(token, later(ACCESS_TOKEN_SECONDS))).toBeNull();
  expect(await bearers.read(token, later(ACCESS_TOKEN_SECONDS))).toBeNull();
});

test('a known bearer does not vouch for one that differs in a letter', async () => {
  const bearers = createAccessTokens(SECRET);
  const { token } = await bearers.issue(CLAIMS, NOW);
  expect(await bearers.read(token, NOW)).toMatchObject(CLAIMS);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(await bearers.read([head, payload, changed].join('.'), NOW)).toBeNull();
  expect(await createAccessTokens(`${SECRET}!`).read(token, NOW)).toBeNull();
});

test('of more bearers than are kept, the one not shown for the longest time is forgotten', () => {
  const kept = createVerifiedTokenCache(2);
  const bearer = { ...CLAIMS, expiresAtMs: later(60).getTime() };
  kept.set('first', bearer);
  kept.set('second', bearer);
  expect(kept.get('first', NOW)).toEqual(bearer);
  kept.set('third', bearer);
  expect(['first', 'second', 'third'].map((token) => kept.get(token, NOW) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
