import type { PageData } from 'gatsby/cache-dir/loader';

import { ProdLoader, publicLoader } from './page-loader';

const mockAnswers: PageData[] = [];

// Gatsby's loader keeps what it was answered, by the path without its query.
jest.mock('gatsby/cache-dir/loader', () => ({
  publicLoader: {},
  ProdLoader: class {
    readonly pageDataDb = new Map<string, PageData>();

    async loadPageDataJson(path: string): Promise<PageData> {
      const [page = ''] = path.split('?');
      const data = this.pageDataDb.get(page) ?? mockAnswers.shift() ?? { status: 'error' };
      this.pageDataDb.set(page, data);
      return data;
    }
  },
}));

const PAGE: PageData = { status: 'success', payload: { componentChunkName: 'faq' } };

beforeEach(() => {
  mockAnswers.length = 0;
  Object.assign(globalThis, { __webpack_require__: { p: '/', u: String, e: async () => undefined } });
});
afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_require__'));

test.each<[string, PageData]>([
  ['offline', { status: 'error' }],
  ['at a failure of the server', { ...PAGE, internalServerError: true }],
])('a page that could not be read %s is asked for again', async (_when, failure) => {
  mockAnswers.push(failure, PAGE);
  const loader = new ProdLoader({ components: { faq: async () => undefined } });
  await publicLoader.loadData?.('/en/faq?from=mail').catch(() => undefined);
  expect(await loader.loadPageDataJson('/en/faq')).toBe(PAGE);
  expect(await loader.loadPageDataJson('/en/faq')).toBe(PAGE);
});
