import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { channel, show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.shows = [
    show('cup', { title: 'Harbour Cup' }),
    show('mina', { title: 'ميناء harbour', locale: 'ar' }),
  ];
  gateway.cms.catalogue.videos = [
    video('final01', { title: 'Harbour: the final', people: ['Lina Haddad'] }),
    video('short01', { title: 'Harbour short', duration_seconds: 40 }),
  ];
  gateway.cms.catalogue.channels = [channel('harbour', { name: 'Harbour TV' })];
});
afterEach(() => gateway.close());

const SEARCH = `query Search($query: String!, $filter: SearchFilter, $first: Int!, $after: String) {
  search(query: $query, filter: $filter, first: $first, after: $after) {
    nodes { __typename ... on Show { slug language } ... on Video { code people } ... on Channel { slug name } }
    totalCount counts { shows videos channels } correctedQuery omittedWords pageInfo { hasNextPage endCursor }
  }
}`;

interface Found {
  nodes: Record<string, unknown>[];
  totalCount: number;
  counts: Record<string, number>;
  correctedQuery: string | null;
  omittedWords: string[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const ask = (variables: object = {}, headers: Record<string, string> = {}) =>
  gateway.ask(SEARCH, { query: 'harbour', first: 20, ...variables }, headers);
const search = async (variables: object = {}): Promise<Found> => {
  const { body } = await ask(variables);
  expect(body.errors).toBeUndefined();
  return body.data?.['search'] as Found;
};
const calls = (path: string) => gateway.cmsCalls().filter((call) => call.startsWith(path));

describe('search', () => {
  it('answers records of every type, in the order of the cms, each in its language', async () => {
    const found = await search();
    expect(found.nodes).toEqual([
      { __typename: 'Show', slug: 'cup', language: 'EN' },
      { __typename: 'Show', slug: 'mina', language: 'AR' },
      { __typename: 'Video', code: 'final01', people: ['Lina Haddad'] },
      { __typename: 'Video', code: 'short01', people: [] },
      { __typename: 'Channel', slug: 'harbour', name: 'Harbour TV' },
    ]);
    expect(found).toMatchObject({
      totalCount: 5,
      counts: { shows: 2, videos: 2, channels: 1 },
      correctedQuery: null,
      omittedWords: [],
    });
  });

  it('asks the cms once for the keys and once for each type among them', async () => {
    await search();
    expect(gateway.cmsCalls().map((call) => call.split('?')[0])).toEqual([
      '/api/search',
      '/api/shows',
      '/api/videos',
      '/api/channels/harbour',
    ]);
  });

  it('passes on what narrows it, and counts what is chosen', async () => {
    const filter = {
      kind: 'VIDEO',
      channel: 'cinema',
      minSeconds: 30,
      maxSeconds: 60,
      live: false,
      premium: false,
    };
    const found = await search({ query: '  harbour ', filter });
    expect(found).toMatchObject({ totalCount: 2, counts: { shows: 2, videos: 2, channels: 1 } });
    expect(calls('/api/search')).toEqual([
      `/api/search?${new URLSearchParams({
        q: 'harbour',
        type: 'video',
        channel: 'cinema',
        min_seconds: '30',
        max_seconds: '60',
        live: 'false',
        free: 'true',
        limit: '20',
      }).toString()}`,
    ]);
  });

  it('goes on where a page ended', async () => {
    const first = await search({ first: 2 });
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const rest = await search({ first: 3, after: first.pageInfo.endCursor });
    expect(rest.nodes.map((node) => node['code'] ?? node['slug'])).toEqual(['final01', 'short01', 'harbour']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('says what it looked for instead of a slip', async () => {
    expect((await search({ query: 'slip' })).correctedQuery).toBe('show');
  });

  it('says which words it left out', async () => {
    expect((await search({ query: 'show dragon' })).omittedWords).toEqual(['dragon']);
    expect((await search({ query: 'show' })).omittedWords).toEqual([]);
  });

  it('leaves out what has no record any more', async () => {
    gateway.cms.interrupt.push({
      body: {
        data: [
          { type: 'show', key: 'gone' },
          { type: 'show', key: 'cup' },
        ],
        meta: {
          next: null,
          corrected_query: null,
          omitted_words: [],
          counts: { show: 2, video: 0, channel: 0 },
        },
      },
    });
    expect((await search()).nodes).toMatchObject([{ slug: 'cup' }]);
  });

  it('counts no further than 1,000', async () => {
    gateway.cms.interrupt.push({
      body: {
        data: [],
        meta: {
          next: null,
          corrected_query: null,
          omitted_words: [],
          counts: { show: 3, video: 40_000, channel: 0 },
        },
      },
    });
    expect(await search()).toMatchObject({ totalCount: 1000, counts: { shows: 3, videos: 1000 } });
  });

  it('asks nobody for a channel that cannot be', async () => {
    expect(await search({ filter: { channel: '../faq' } })).toMatchObject({ nodes: [], totalCount: 0 });
    expect(calls('/api')).toEqual([]);
  });

  it.each([
    ['nothing', { query: ' \n ' }],
    ['more than anybody looks for', { query: 'ا'.repeat(101) }],
    ['a length below zero', { filter: { minSeconds: -1 } }],
    ['a length that is none', { filter: { minSeconds: 60, maxSeconds: 30 } }],
    ['too large a page', { first: 51 }],
    ['a cursor of something else', { after: 'x' }],
  ])('refuses %s, and asks nobody', async (_what, variables) => {
    const { body } = await ask(variables);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(calls('/api')).toEqual([]);
  });

  it('takes 100 characters, counted as people count them', async () => {
    expect((await search({ query: '🎬'.repeat(100) })).nodes).toEqual([]);
  });

  it.each([
    ['en', 'Search for 1 to 100 characters.'],
    ['ar', 'اكتب من 1 إلى 100 حرف للبحث.'],
  ])('says in %s what a query may be', async (locale, message) => {
    const { body } = await ask({ query: '' }, { 'x-localization': locale });
    expect(body.errors?.[0]?.message).toBe(message);
  });

  it('may be kept by everybody who asks again whether it still holds', async () => {
    const answer = await gateway.get({ query: '{ search(query: "harbour", first: 1) { totalCount } }' });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
  });
});

describe('a kept search', () => {
  it('is asked for once in half a second, and again after it', async () => {
    gateway.clock.now = Date.now();
    await search();
    await search();
    expect(calls('/api/search')).toHaveLength(1);
    gateway.clock.now += 500;
    await search();
    expect(calls('/api/search')).toHaveLength(2);
  });

  it('stands in, and says so, while the cms is out of reach', async () => {
    await search();
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    const { body } = await ask();
    expect(body.data?.['search']).toMatchObject({ totalCount: 5 });
    expect(body.extensions?.stale).toBe(true);
  });
});

describe('suggestions', () => {
  const SUGGEST =
    'query On($query: String!, $first: Int!) { suggestions(query: $query, first: $first) { text kind key } }';
  const suggest = (variables: object, headers: Record<string, string> = {}) =>
    gateway.ask(SUGGEST, { first: 2, ...variables }, headers);

  it('answers titles with what they are of, in the language of the operation', async () => {
    const { body } = await suggest({ query: 'harbour c' }, { 'x-localization': 'ar' });
    expect(body.data).toEqual({ suggestions: [{ text: 'Harbour Cup', kind: 'SHOW', key: 'cup' }] });
    expect(gateway.cms.calls.at(-1)?.headers['x-localization']).toBe('ar');
    expect(calls('/api/suggest')).toEqual(['/api/suggest?q=harbour+c&limit=2']);
  });

  it('reads the records of titles together, when asked for them', async () => {
    const { body } = await gateway.ask(
      '{ suggestions(query: "harbour", first: 2) { key record { ... on Show { slug titleEcho } ... on Video { code } } } }',
    );
    const found = body.data?.['suggestions'] as { key: string; record: unknown }[];
    expect(found[0]).toEqual({ key: 'cup', record: { slug: 'cup', titleEcho: null } });
    expect(calls('/api/shows')).toHaveLength(1);
  });

  it('answers up to 20', async () => {
    const { body } = await suggest({ query: 'harbour', first: 20 });
    expect(body.errors).toBeUndefined();
    expect(calls('/api/suggest')).toEqual(['/api/suggest?q=harbour&limit=20']);
  });

  it.each([{ query: ' ' }, { query: 'a', first: 0 }, { query: 'a', first: 21 }])(
    'refuses %j',
    async (variables) => {
      const { body } = await suggest(variables);
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(calls('/api')).toEqual([]);
    },
  );
});
