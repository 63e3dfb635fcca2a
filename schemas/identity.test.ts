import fc from 'fast-check';

import { SLUG_MAX_LENGTH, SLUG_PATTERN, VIDEO_CODE_PATTERN } from './identity';

describe('a slug', () => {
  it.each(['faq', 'smashi-gaming', 'mina-cup-backup', '1', 'a1-b2'])('may be %s', (slug) => {
    expect(slug).toMatch(SLUG_PATTERN);
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'a.b', 'a_b', 'سهرة', 'a\n', 'é', '%61'])(
    'may not be %j',
    (slug) => {
      expect(slug).not.toMatch(SLUG_PATTERN);
    },
  );

  it('needs no escaping in an address', () => {
    fc.assert(
      fc.property(fc.stringMatching(SLUG_PATTERN), (slug) => {
        expect(encodeURIComponent(slug)).toBe(slug);
        expect(new URL(`https://sahra.example/${slug}`).pathname).toBe(`/${slug}`);
      }),
    );
  });
});

describe('the code of a video', () => {
  it.each(['gp4hgfx7', 'abc123', '123456789012'])('may be %s', (code) => {
    expect(code).toMatch(VIDEO_CODE_PATTERN);
  });

  it.each(['abc12', '1234567890123', 'ABC123', 'abc-123', 'abc123\n', '../../etc', 'ابتثجح'])(
    'may not be %j',
    (code) => {
      expect(code).not.toMatch(VIDEO_CODE_PATTERN);
    },
  );
});
