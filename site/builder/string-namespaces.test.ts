import ar from '../src/locale/ar.json';
import en from '../src/locale/en.json';
import { FALLBACK_NAMESPACES, stringNamespaces } from './string-namespaces';

const OF_SOME_PAGES = /^(gallery|settings|account|delete-account|subscribe|payment|voucher)\./;

test.each([
  ['en', en],
  ['ar', ar],
])('every string of %s is in one namespace, and those of some pages in none that all share', (_, strings) => {
  const { interface: shared, ...own } = stringNamespaces(strings);
  expect(Object.assign({}, shared, ...Object.values(own))).toEqual(strings);
  expect(Object.keys(shared).filter((key) => OF_SOME_PAGES.test(key))).toEqual([]);
  expect(Object.keys(own.gallery).filter((key) => !key.startsWith('gallery.'))).toEqual([]);
  expect(Object.keys(own).sort()).toEqual([...FALLBACK_NAMESPACES].sort());
});
