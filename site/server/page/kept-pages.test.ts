/** @jest-environment node */
import { randomBytes } from 'node:crypto';

import type { Release } from '../release/release';
import { FilledDocument } from './filled-document';
import { KeptPages } from './kept-pages';
import type { KeptPage } from './kept-pages';

const release = (id: string): Release => ({
  id,
  dir: '',
  files: new Set(),
  shells: new Map(),
  plainHeads: new Set(),
});
const ONE = release('one');
const PAGE_BYTES = 10_000;
const LIMITS = { probationBytes: 200_000, reusedBytes: 400_000 };

/** Page that does not compress. */
const page = (bytes = PAGE_BYTES): KeptPage => ({
  document: new FilledDocument(randomBytes(bytes), []),
  revision: null,
  negotiated: false,
});

const keepMany = (pages: KeptPages, prefix: string, count: number): void => {
  for (let at = 0; at < count; at += 1) pages.keep(ONE, `${prefix}${at}`, page());
};

it('stays within its memory, however many pages are requested', () => {
  const pages = new KeptPages(LIMITS);
  keepMany(pages, '/once/', 1000);
  expect(pages.bytes).toBeLessThanOrEqual(LIMITS.probationBytes);
  for (let at = 0; at < 1000; at += 1) {
    pages.keep(ONE, `/twice/${at}`, page());
    pages.get(ONE, `/twice/${at}`);
  }
  expect(pages.bytes).toBeGreaterThan(LIMITS.reusedBytes / 2);
  expect(pages.bytes).toBeLessThanOrEqual(LIMITS.probationBytes + LIMITS.reusedBytes);
});

it('keeps pages that were requested again while a crawler requests all others once', () => {
  const pages = new KeptPages(LIMITS);
  pages.keep(ONE, '/popular', page());
  expect(pages.get(ONE, '/popular')).toBeDefined();
  keepMany(pages, '/crawled/', 1000);
  expect(pages.get(ONE, '/popular')).toBeDefined();
  expect(pages.get(ONE, '/crawled/0')).toBeUndefined();
});

it('counts the bytes of each encoding that a page gets', async () => {
  const pages = new KeptPages(LIMITS);
  const kept = page();
  pages.keep(ONE, '/page', kept);
  const plain = pages.bytes;
  await kept.document.bytes('br');
  const br = pages.bytes;
  await kept.document.bytes('gzip');
  // Plain bytes are dropped for the first encoding; random ones do not get smaller.
  expect(Math.abs(br - plain)).toBeLessThan(100);
  expect(pages.bytes - br).toBeGreaterThan(PAGE_BYTES * 0.9);
});

it('has pages of one release only, and none that was deleted', () => {
  const pages = new KeptPages(LIMITS);
  pages.keep(ONE, '/page', page());
  expect(pages.get(release('two'), '/page')).toBeUndefined();
  pages.delete('/page');
  expect(pages.get(ONE, '/page')).toBeUndefined();
  pages.keep(ONE, '/page', page());
  pages.keep(release('two'), '/other', page());
  expect(pages.has('/page')).toBe(false);
  pages.keep(ONE, '/late', page());
  expect([pages.has('/late'), pages.has('/other')]).toEqual([false, true]);
});
