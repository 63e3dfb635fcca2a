import { createOfflineWorker, deleteCaches, KEPT_FILES_MAX, offlinePageOf } from './offline-worker';

const ORIGIN = 'https://sahra.example';
const HASH = '0123456789';

/** Fakes one cache, in order of insertion. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #load: (request: Request) => Promise<Response>;

  constructor(load: (request: Request) => Promise<Response>) {
    this.#load = load;
  }

  #key(request: Request | string): string {
    return typeof request === 'string' ? new URL(request, ORIGIN).href : request.url;
  }

  match(request: Request | string) {
    return Promise.resolve(this.entries.get(this.#key(request))?.clone());
  }

  put(request: Request, response: Response) {
    this.entries.set(request.url, response);
    return Promise.resolve();
  }

  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }

  delete(request: Request) {
    return Promise.resolve(this.entries.delete(request.url));
  }

  async addAll(requests: Request[]) {
    for (const request of requests) await this.put(request, await this.#load(request));
  }
}

let online: boolean;
let asked: string[];
let stored: Map<string, FakeCache>;

const load = (request: Request): Promise<Response> => {
  asked.push(new URL(request.url).pathname);
  return online
    ? Promise.resolve(new Response(`content of ${new URL(request.url).pathname}`))
    : Promise.reject(new TypeError('Failed to fetch'));
};

const caches = {
  open(name: string) {
    const cache = stored.get(name) ?? new FakeCache(load);
    stored.set(name, cache);
    return Promise.resolve(cache);
  },
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
} as unknown as CacheStorage;

const workerOf = (version = 'one', languages: readonly string[] = ['fr-FR', 'ar-EG', 'en-GB']) =>
  createOfflineWorker({ caches, fetch: load, origin: ORIGIN, version, languages });

/** A request as the browser makes it; `navigate` cannot be set by scripts. */
const request = (
  path: string,
  {
    navigates = false,
    referrer = '',
    ...init
  }: RequestInit & { navigates?: boolean; referrer?: string } = {},
): Request => {
  const made = new Request(new URL(path, ORIGIN), init);
  Object.defineProperty(made, 'mode', { value: navigates ? 'navigate' : 'no-cors' });
  Object.defineProperty(made, 'referrer', { value: referrer && new URL(referrer, ORIGIN).href });
  return made;
};

const work: Promise<unknown>[] = [];
const later = (promise: Promise<unknown>): void => void work.push(promise);
const settled = () => Promise.all(work);
const textOf = async (response: Promise<Response> | null): Promise<string | null> =>
  response && (await response).text();

beforeEach(() => {
  online = true;
  asked = [];
  stored = new Map();
});

test.each([`/app-${HASH}.js`, `/styles.${HASH}.css`, '/static/alexandria.woff2'])(
  '%s is asked for once, and is there without a network',
  async (path) => {
    const worker = workerOf();
    expect(await textOf(worker.respond(request(path), later))).toBe(`content of ${path}`);
    await settled();
    online = false;
    expect(await textOf(worker.respond(request(path), later))).toBe(`content of ${path}`);
    expect(asked).toEqual([path]);
  },
);

test.each([
  ['the graph', request('/graphql?operation=Home')],
  ['a change in the graph', request('/graphql', { method: 'POST', body: '{}' })],
  ['the data of a page', request('/page-data/en/home/page-data.json')],
  ['the id of the build', request('/builds/latest.json')],
  ['a picture of the catalogue', request('/uploads/poster.webp')],
  ['a part of a film', request(`/static/film-${HASH}.mp4`, { headers: { range: 'bytes=0-1' } })],
  ['another origin', request(`https://elsewhere.example/static/app-${HASH}.js`)],
])('%s passes the worker by', (_what, made) => {
  expect(workerOf().respond(made, later)).toBeNull();
});

test('a page comes from the network each time, and is never kept', async () => {
  const worker = workerOf();
  await worker.install();
  asked = [];
  await textOf(worker.respond(request('/en/home', { navigates: true }), later));
  await textOf(worker.respond(request('/en/home', { navigates: true }), later));
  await settled();
  expect(asked).toEqual(['/en/home', '/en/home']);
  expect([...stored.values()].flatMap(({ entries }) => [...entries.keys()])).toEqual([
    `${ORIGIN}/offline.en.html`,
    `${ORIGIN}/offline.ar.html`,
  ]);
});

test('a page that the browser asked for while the worker started is not asked for twice', async () => {
  const preloaded = Promise.resolve(new Response('preloaded'));
  const response = workerOf().respond(request('/en/home', { navigates: true }), later, preloaded);
  expect(await textOf(response)).toBe('preloaded');
  expect(asked).toEqual([]);
});

test.each([
  ['/ar/faq', '', 'ar'],
  ['/en/faq', '/ar/home', 'en'],
  ['/faq', '/en/home', 'en'],
  ['/faq', '', 'ar'],
])(
  'without a network %s, reached from "%s", shows the offline page in %s',
  async (path, referrer, locale) => {
    const worker = workerOf();
    await worker.install();
    online = false;
    const response = worker.respond(request(path, { navigates: true, referrer }), later);
    expect(await textOf(response)).toBe(`content of /offline.${locale}.html`);
  },
);

test('a browser in neither language gets the default one', async () => {
  const worker = workerOf('one', ['fr']);
  await worker.install();
  online = false;
  const response = worker.respond(request('/faq', { navigates: true }), later);
  expect(await textOf(response)).toBe(`content of ${offlinePageOf('en')}`);
});

test('a failed page of the site is the site’s own, no offline page', async () => {
  const worker = createOfflineWorker({
    caches,
    fetch: () => Promise.resolve(new Response('Oops!', { status: 503 })),
    origin: ORIGIN,
    version: 'one',
    languages: [],
  });
  expect(await textOf(worker.respond(request('/en/home', { navigates: true }), later))).toBe('Oops!');
});

test('a file that the site refuses is not kept', async () => {
  const worker = createOfflineWorker({
    caches,
    fetch: () => Promise.resolve(new Response('', { status: 404 })),
    origin: ORIGIN,
    version: 'one',
    languages: [],
  });
  await worker.respond(request(`/app-${HASH}.js`), later);
  await settled();
  expect([...stored.values()].map(({ entries }) => entries.size)).toEqual([0]);
});

test('the oldest files make room for new ones', async () => {
  const worker = workerOf();
  for (let count = 0; count <= KEPT_FILES_MAX; count += 1) {
    await worker.respond(request(`/static/${count}.js`), later);
    await settled();
  }
  const kept = [...(stored.get('sahra-files-one')?.entries.keys() ?? [])];
  expect([kept.length, kept[0]]).toEqual([KEPT_FILES_MAX, `${ORIGIN}/static/1.js`]);
});

test('another build replaces all that was kept, and touches nobody else’s', async () => {
  const before = workerOf('one');
  await before.install();
  await before.respond(request(`/app-${HASH}.js`), later);
  await settled();
  await caches.open('of-another');
  const after = workerOf('two');
  await after.install();
  await after.activate();
  expect([...stored.keys()]).toEqual(['of-another', 'sahra-pages-two']);
});

test('switched off, nothing of the site is left', async () => {
  await workerOf().install();
  await caches.open('of-another');
  await deleteCaches(caches);
  expect([...stored.keys()]).toEqual(['of-another']);
});
