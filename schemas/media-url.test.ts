import fc from 'fast-check';

import { MEDIA_URL_ROUNDING_SECONDS, MEDIA_URL_SECONDS } from './constants';
import { isExpired, MEDIA_PREFIX, mediaExpiry, signMediaPath, verifyMediaToken } from './media-url';

const KEY = 'a-key-only-tests-know';
const NOW = Date.UTC(2026, 10, 21, 18, 3, 7, 250);

const keys = fc.string({ minLength: 1 });
const codes = fc.stringMatching(/^[a-z0-9]{6,12}$/);
const moments = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) });

const tokenOf = (path: string): string => path.split('/')[2] ?? '';

describe('mediaExpiry', () => {
  it('is at least two hours ahead, on a full ten minutes, never more than ten minutes later', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const ahead = mediaExpiry(now) - now / 1000;
        expect(mediaExpiry(now) % MEDIA_URL_ROUNDING_SECONDS).toBe(0);
        expect(ahead).toBeGreaterThanOrEqual(MEDIA_URL_SECONDS);
        expect(ahead).toBeLessThan(MEDIA_URL_SECONDS + MEDIA_URL_ROUNDING_SECONDS);
      }),
    );
  });

  it('gives everybody the same address for ten minutes, so that caches are shared', () => {
    const start = Math.ceil(NOW / 600_000) * 600_000;
    expect(mediaExpiry(start + 1)).toBe(mediaExpiry(start + 600_000));
    expect(mediaExpiry(start + 600_001)).toBe(mediaExpiry(start + 600_000) + MEDIA_URL_ROUNDING_SECONDS);
  });
});

describe('a signed address', () => {
  it('has the shape that site, gateway and media agree on', () => {
    const expiry = mediaExpiry(NOW);
    expect(signMediaPath(KEY, 'gp4hgfx7', expiry)).toMatch(
      new RegExp(`^${MEDIA_PREFIX}/${expiry}-[A-Za-z0-9_-]{43}/gp4hgfx7$`),
    );
  });

  it('opens its video until it expires', () => {
    fc.assert(
      fc.property(keys, codes, moments, (key, code, now) => {
        const expiry = mediaExpiry(now);
        const token = tokenOf(signMediaPath(key, code, expiry));
        const grant = { expiry, origin: null };
        expect(verifyMediaToken([key], token, code)).toEqual(grant);
        expect([now, expiry * 1000 - 1, expiry * 1000].map((at) => isExpired(grant, at))).toEqual([
          false,
          false,
          true,
        ]);
      }),
    );
  });

  it('opens no other video and with no other key', () => {
    fc.assert(
      fc.property(keys, keys, codes, codes, (key, otherKey, code, otherCode) => {
        const token = tokenOf(signMediaPath(key, code, mediaExpiry(NOW)));
        expect(verifyMediaToken([key], token, otherCode) !== null).toBe(code === otherCode);
        expect(verifyMediaToken([otherKey], token, code) !== null).toBe(key === otherKey);
        expect(verifyMediaToken([otherKey, key], token, code)).not.toBeNull();
      }),
    );
  });

  it('does not open with any single character changed', () => {
    const code = 'gp4hgfx7';
    const token = tokenOf(signMediaPath(KEY, code, mediaExpiry(NOW)));
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, character) => {
          const changed = token.slice(0, at) + character + token.slice(at + 1);
          expect(verifyMediaToken([KEY], changed, code) !== null).toBe(changed === token);
        },
      ),
    );
  });

  it('answers no, and never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (token, code) => {
        expect(verifyMediaToken([KEY], token, code)).toBeNull();
      }),
    );
  });

  it('cannot move a character between expiry and code', () => {
    const [expiry, signature = ''] = tokenOf(signMediaPath(KEY, '2abcdef', 1_900_000_000)).split(/-(.*)/);
    expect(verifyMediaToken([KEY], `${expiry}2-${signature}`, 'abcdef')).toBeNull();
  });

  it('names the origin that may read it, and the signature covers that', () => {
    const path = signMediaPath(KEY, 'gp4hgfx7', mediaExpiry(NOW), 'https://app.example');
    const token = tokenOf(path);
    expect(path).toMatch(/^\/media\/\d+-[\w-]{43}~[\w-]+\/gp4hgfx7$/);
    expect(verifyMediaToken([KEY], token, 'gp4hgfx7')?.origin).toBe('https://app.example');

    const other = Buffer.from('https://other.example').toString('base64url');
    for (const changed of [
      token.replace(/~.*/, `~${other}`),
      token.replace(/~.*/, ''),
      `${token}A`,
      `${token}~`,
    ]) {
      expect(verifyMediaToken([KEY], changed, 'gp4hgfx7')).toBeNull();
    }
    const plain = tokenOf(signMediaPath(KEY, 'gp4hgfx7', mediaExpiry(NOW)));
    expect(verifyMediaToken([KEY], `${plain}~${other}`, 'gp4hgfx7')).toBeNull();
  });
});
