import { createHash } from 'node:crypto';

import { HEADERS } from '@sahra/schemas/headers';
import { PREVIEW_TOKEN_SECONDS, signPreviewToken } from '@sahra/schemas/preview-token';

import { video } from '../testing/catalogue';
import { PREVIEW_SECRET, startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const SHOWS = 'query Shows { shows(first: 5) { nodes { slug title } } }';
const STRANGERS = 'query Strangers { shows(first: 5) { nodes { slug } } }';
const WHO = 'query Who { viewer { email } shows(first: 1) { nodes { slug } } }';
const persisted = (document: string) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } }),
});
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({
    measured: true,
    operations: new Map([SHOWS, WHO].map((text) => [hashOf(text), text])),
  });
});
afterEach(() => gateway.close());

/** Number of responses that were sent from memory. */
const hits = async (): Promise<number> => {
  const text = await (await gateway.metrics()).text();
  return Number(/^sahra_gateway_response_cache_reads_total\{result="hit"\} (\d+)$/m.exec(text)?.[1]);
};
const get = (document: string, headers: Record<string, string> = {}) =>
  gateway.get({ query: document }, headers);
const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;
/** Headers that do not differ between two responses to the same request. */
const lasting = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));

describe('a public response', () => {
  it.each([
    ['a persisted operation by GET', () => gateway.get(persisted(SHOWS))],
    ['a document by GET', () => get(SHOWS)],
    ['a document by POST', async () => post(SHOWS)],
  ])('to %s is the same from memory, header by header', async (_what, ask) => {
    const [first, second] = [await ask(), await ask()];
    expect(await hits()).toBe(1);
    expect(await second.text()).toBe(await first.text());
    expect([second.status, lasting(second)]).toEqual([first.status, lasting(first)]);
  });

  it('is kept for each language', async () => {
    for (const locale of ['en', 'ar', 'en', 'ar']) {
      const response = await get(SHOWS, { [HEADERS.localization]: locale });
      expect(await response.json()).toMatchObject({ extensions: { locale } });
    }
    expect(await hits()).toBe(2);
  });

  it('has the media type that each caller accepts', async () => {
    const types = ['application/json', 'application/graphql-response+json'];
    for (const accept of [...types, ...types]) {
      const response = await get(SHOWS, { accept });
      expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    }
    expect((await get(SHOWS, { accept: 'image/webp' })).status).toBe(406);
    expect(await hits()).toBeGreaterThan(1);
  });

  it('is 304 to a caller who has it', async () => {
    const etag = (await get(SHOWS)).headers.get('etag') ?? '';
    const same = await get(SHOWS, { 'if-none-match': etag });
    expect([same.status, await same.text(), same.headers.get('etag'), await hits()]).toEqual([
      304,
      '',
      etag,
      1,
    ]);
  });

  it('is compressed once somebody accepts it', async () => {
    const query = '{ shows(first: 20) { nodes { id slug title description } } }';
    const plain = await (await get(query, { 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip']) {
      let response = await get(query, { 'accept-encoding': encoding });
      while (response.headers.get('content-encoding') === null) {
        expect(await response.text()).toBe(plain);
        response = await get(query, { 'accept-encoding': encoding });
      }
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(plain);
    }
    expect((await get(query, { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  it('is counted and priced like any other', async () => {
    for (let time = 0; time < 2; time += 1) await (await gateway.get(persisted(SHOWS))).text();
    const text = await (await gateway.metrics()).text();
    expect(text).toContain('requests_total{kind="query",operation="Shows",status="200",code=""} 2');
    expect(text).toContain('sahra_gateway_document_cost_objects_count 2');
  });

  it('is read once when many ask for it after a change', async () => {
    await get(SHOWS);
    gateway.cms.publish('show', 'show-1');
    await gateway.feeds.cms.poll();
    const before = gateway.cmsCalls().length;
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get(SHOWS)).text()));
    expect(new Set(bodies).size).toBe(1);
    expect([gateway.cmsCalls().length - before, await hits()]).toEqual([1, 19]);
  });
});

describe('is outdated', () => {
  const titleOf = async () =>
    ((await dataOf(await get(SHOWS))) as { shows: { nodes: { title: string }[] } }).shows.nodes[0]?.title;
  const rename = (title: string) => {
    const [first] = gateway.cms.catalogue.shows;
    if (first) first.title = title;
  };

  it.each([
    ['a record in it', 'show', 'show-1'],
    ['the list', 'show', 'another-show'],
    ['everything', 'upload', 'picture'],
  ])('when the feed names %s', async (_what, type, document) => {
    await titleOf();
    rename('Renamed');
    expect(await titleOf()).toBe('Show show-1');
    gateway.cms.publish(type, document);
    await gateway.feeds.cms.poll();
    expect(await titleOf()).toBe('Renamed');
  });

  it('but not when the feed names something else', async () => {
    await titleOf();
    gateway.cms.publish('faq-entry', 'one');
    await gateway.feeds.cms.poll();
    await titleOf();
    expect(await hits()).toBe(1);
  });

  it('with every change of a feed, if it has the content version', async () => {
    const version = async () =>
      ((await dataOf(await get('{ contentVersion }'))) as { contentVersion: number }).contentVersion;
    const first = await version();
    expect([await version(), await hits()]).toEqual([first, 1]);
    gateway.cms.publish('faq-entry', 'one');
    await gateway.feeds.cms.poll();
    expect(await version()).toBe(first + 1);
  });

  it('when an event in it begins and when it ends', async () => {
    const NOW = Date.now();
    const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
    gateway.clock.now = NOW;
    gateway.cms.catalogue.videos = [video('match1x', { live: true, starts_at: at(10), ends_at: at(20) })];
    const state = async () =>
      (
        (await dataOf(await get('{ video(code: "match1x") { liveState } }'))) as {
          video: { liveState: string };
        }
      ).video.liveState;
    for (const [minutes, expected] of [
      [0, 'UPCOMING'],
      [9, 'UPCOMING'],
      [10, 'LIVE'],
      [19, 'LIVE'],
      [20, 'ENDED'],
      [21, 'ENDED'],
    ] as const) {
      gateway.clock.now = NOW + minutes * 60_000;
      expect(await state()).toBe(expected);
    }
    expect(await hits()).toBeGreaterThan(0);
  });
});

describe('while an upstream is away', () => {
  it('what is kept is marked stale, and current again afterwards', async () => {
    const good = await get(SHOWS);
    const data = await dataOf(good);
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    const stale = await get(SHOWS);
    expect(await stale.json()).toMatchObject({ data, extensions: { locale: 'en', stale: true } });
    expect(stale.headers.get('etag')).not.toBe(good.headers.get('etag'));
    expect(await hits()).toBe(1);
    gateway.cms.down = false;
    await gateway.feeds.cms.poll();
    const again = await get(SHOWS);
    expect(again.headers.get('etag')).toBe(good.headers.get('etag'));
  });

  it('what only the other upstream tells is not marked', async () => {
    await get(SHOWS);
    gateway.accounts.down = true;
    await gateway.feeds.accounts.poll();
    expect((await (await get(SHOWS)).text()).includes('stale')).toBe(false);
  });

  it('a response without one of its parts is not kept', async () => {
    const query = '{ video(code: "ep01n1x") { title views commentMoments { positionSeconds } } }';
    gateway.accounts.down = true;
    const partial = await dataOf(await get(query));
    expect(partial).toMatchObject({ video: { views: null, commentMoments: null } });
    gateway.accounts.down = false;
    expect(await dataOf(await get(query))).not.toEqual(partial);
    expect(await hits()).toBe(0);
  });

  it('a response with an error is not kept', async () => {
    gateway.cms.down = true;
    expect(await (await get(SHOWS)).json()).toHaveProperty('errors');
    gateway.cms.down = false;
    expect(await (await get(SHOWS)).json()).not.toHaveProperty('errors');
    expect(await hits()).toBe(0);
  });
});

describe('from memory nobody gets', () => {
  it('what a page of another origin may not read', async () => {
    const query = '{ authProviders { name } shows(first: 1) { nodes { slug } } }';
    await get(query);
    const foreign = await get(query, { origin: 'https://stranger.example' });
    expect(await foreign.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('what no feed reports', async () => {
    const query = '{ authProviders { name } }';
    await get(query);
    await get(query);
    expect(await hits()).toBe(0);
  });

  it('what depends on the viewer, with an access token or without', async () => {
    for (const authorization of ['', 'Bearer bearer-paid', 'Bearer bearer-free', '']) {
      const response = await gateway.get(persisted(WHO), authorization === '' ? {} : { authorization });
      const viewer = {
        '': null,
        'Bearer bearer-paid': { email: 'paid@sahra.example' },
        'Bearer bearer-free': { email: 'free@sahra.example' },
      };
      expect(await dataOf(response)).toMatchObject({ viewer: viewer[authorization as keyof typeof viewer] });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await hits()).toBe(0);
  });

  it('a response without the header that keeps foreign pages out', async () => {
    await get(SHOWS);
    const plain = await fetch(
      `${gateway.origin}/graphql?${new URLSearchParams({ query: SHOWS }).toString()}`,
    );
    expect(plain.status).toBe(400);
  });

  it('what a key may not read, and a key pays for all of it', async () => {
    await post(SHOWS);
    const response = await post(SHOWS, { [HEADERS.apiKey]: 'sk_catalogue' });
    expect(await response.json()).toMatchObject({ extensions: { cost: { bucket: { max: 10_000 } } } });
    const comments = '{ video(code: "ep01n1x") { comments(first: 1) { nodes { id } } } }';
    await post(comments);
    expect(await (await post(comments, { [HEADERS.apiKey]: 'sk_catalogue' })).json()).toHaveProperty(
      'errors',
    );
  });

  it('a draft', async () => {
    const token = signPreviewToken(PREVIEW_SECRET, Date.now());
    await get(SHOWS, { [HEADERS.previewToken]: token });
    await get(SHOWS);
    await get(SHOWS, { [HEADERS.previewToken]: token });
    expect(await hits()).toBe(0);
    const expired = signPreviewToken(PREVIEW_SECRET, Date.now() - PREVIEW_TOKEN_SECONDS * 1_000 - 1_000);
    expect((await get(SHOWS, { [HEADERS.previewToken]: expired })).status).toBe(401);
  });
});

describe('a caller with an address pays for a response from memory', () => {
  interface Cost {
    actual: number;
    bucket: { left?: number; max: number };
  }
  const costOf = async (response: Response) =>
    ((await response.json()) as { extensions: { cost: Cost } }).extensions.cost;

  it('what it costs to anybody, by POST with the rest in the body', async () => {
    gateway.clock.now = Date.now();
    const costs = [];
    for (let time = 0; time < 3; time += 1) costs.push(await costOf(await post(STRANGERS, STRANGER)));
    const [{ actual, bucket } = { actual: 0, bucket: { max: 0 } }] = costs;
    expect(costs.map(({ bucket: { left } }) => left)).toEqual([1, 2, 3].map((n) => bucket.max - n * actual));
    expect(await hits()).toBe(2);
  });

  it('by GET with the rest in a header, and the same body as everybody', async () => {
    gateway.clock.now = Date.now();
    const responses = [await get(STRANGERS, STRANGER), await get(STRANGERS, STRANGER)];
    const [first, second] = responses.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
    const costs = await Promise.all(responses.map(costOf));
    expect(costs[1]).toEqual(costs[0]);
    expect((first ?? 0) - (second ?? 0)).toBe(costs[0]?.actual);
    expect(responses[0]?.headers.get('etag')).toBe(responses[1]?.headers.get('etag'));
  });

  it('until the bucket is empty', async () => {
    gateway.clock.now = Date.now();
    await get(STRANGERS);
    let last = await get(STRANGERS, STRANGER);
    const query = '{ shows(first: 50) { nodes { videos(first: 40) { nodes { code } } } } }';
    while (last.status === 200) last = await get(query, STRANGER);
    while ((await get('{ __typename }', STRANGER)).status === 200);
    last = await get(STRANGERS, STRANGER);
    expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, 1]);
    expect(await last.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });
});

const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
