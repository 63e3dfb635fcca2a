/** @jest-environment node */
import { shareLink } from './share-link';

const at = { origin: 'https://sahra.example', pathname: '/en/watch/abc123' };

test('the link has the chosen language, whatever form the page is in', () => {
  expect(shareLink(at, { locale: 'ar', second: null })).toBe('https://sahra.example/ar/watch/abc123');
  expect(shareLink({ ...at, pathname: '/watch/abc123' }, { locale: 'en', second: null })).toBe(
    'https://sahra.example/en/watch/abc123',
  );
});

test('it may begin at a second', () => {
  expect(shareLink(at, { locale: 'en', second: 992.7 })).toBe('https://sahra.example/en/watch/abc123?t=992');
  expect(shareLink(at, { locale: 'en', second: 0.4 })).toBe('https://sahra.example/en/watch/abc123');
});
