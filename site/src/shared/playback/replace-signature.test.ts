/** @jest-environment node */
import { refreshDelay } from './refresh-delay';
import { replaceSignature } from './replace-signature';

test('a segment of an old address is asked under the new signature', () => {
  expect(
    replaceSignature(
      'https://s.example/media/100-old_-/abc123/v0/seg-1.ts?x=1',
      '/media/200-new/abc123/master.m3u8',
    ),
  ).toBe('https://s.example/media/200-new/abc123/v0/seg-1.ts?x=1');
});

test('an address that is no stream is left alone', () => {
  expect(replaceSignature('/media/1-a/abc/x.ts', 'nonsense')).toBe('/media/1-a/abc/x.ts');
});

test('a new address is asked for well before the old one ends, never in a tight loop, never beyond what timers count', () => {
  const now = Date.parse('2026-11-21T18:00:00Z');
  expect(refreshDelay('2026-11-21T20:00:00Z', now)).toBe(115 * 60 * 1000);
  expect(refreshDelay('2026-11-21T18:01:00Z', now)).toBe(10_000);
  expect(refreshDelay('2036-11-21T18:01:00Z', now)).toBe(2 ** 31 - 1);
});
