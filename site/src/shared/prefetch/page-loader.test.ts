import type { PageData } from 'gatsby/cache-dir/loader';

import { ProdLoader, publicLoader } from './page-loader';

const mockResponses: PageData[] = [];

// Gatsby's loader keeps each response, by the path without its query.
jest.mock('gatsby/cache-dir/loader', () => ({
  publicLoader: {},
  ProdLoader: class {
    readonly pageDataDb = new Map<string, PageData>();

    async loadPageDataJson(path: string): Promise<PageData> {
      const [page = ''] = path.split('?');
      const data = this.pageDataDb.get(page) ?? mockResponses.shift() ?? { status: 'error' };
      this.pageDataDb.set(page, data);
      return data;
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
