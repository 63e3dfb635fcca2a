/** @jest-environment node */
import type { PageData } from 'gatsby/cache-dir/loader';

import { ProdLoader, publicLoader } from './page-loader';

const mockResponses: PageData[] = [];

const mockAsked: string[] = [];

// Gatsby's loader keeps each response, by the address as it is.
jest.mock('gatsby/cache-dir/loader', () => ({
  publicLoader: {},
  ProdLoader: class {
    readonly pageDataDb = new Map<string, PageData>();

    async loadPageDataJson(path: string): Promise<PageData> {
      const data = this.pageDataDb.get(path) ?? mockResponses.shift() ?? { status: 'error' };
      this.pageDataDb.set(path, data);
      return data;
    }

    loadPage(path: string): void {
      mockAsked.push(path);
    }

    loadPageSync(path: string): void {
      mockAsked.push(path);
    }

    isPageNotFound(path: string): void {
      mockAsked.push(path);
    }

    getResourceURLsForPathname(path: string): void {
      mockAsked.push(path);
    }
  },
}));

const PAGE: PageData = { status: 'success', payload: { componentChunkName: 'faq' } };

beforeEach(() => {
  mockResponses.length = 0;
  Object.assign(globalThis, { __webpack_require__: { p: '/', u: String, e: async () => undefined } });
});
afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_require__'));

test.each<[string, PageData]>([
  ['offline', { status: 'error' }],
  ['at a failure of the server', { ...PAGE, internalServerError: true }],
])('a page that could not be read %s is asked for again', async (_when, failure) => {
  mockResponses.push(failure, PAGE);
  const loader = new ProdLoader({ components: { faq: async () => undefined } });
  await publicLoader.loadData?.('/en/faq?from=mail').catch(() => undefined);
  expect(await loader.loadPageDataJson('/en/faq')).toBe(PAGE);
  expect(await loader.loadPageDataJson('/en/faq')).toBe(PAGE);
});

test('a failure of the server is an error, whose page Gatsby does not keep as the one asked for', async () => {
  mockResponses.push({ ...PAGE, internalServerError: true });
  const loader = new ProdLoader({ components: { faq: async () => undefined } });
  expect(await loader.loadPageDataJson('/en/faq')).toEqual({ status: 'error' });
});

test('an address is the same page with any query', () => {
  const loader = new ProdLoader({ components: {} });
  void loader.loadPage('/en/search?q=tea');
  loader.loadPageSync('/en/search?q=tea&access=free', {});
  loader.isPageNotFound('/en/search?');
  loader.getResourceURLsForPathname('/en/search');
  expect(mockAsked).toEqual(['/en/search', '/en/search', '/en/search', '/en/search']);
});
