import { HEADERS } from '@sahra/schemas/headers';

import { video } from '../testing/catalogue';
import { dataOf, persisted, SHOWS, startCountingGateway } from '../testing/counting-gateway';
import type { CountingGateway } from '../testing/counting-gateway';
import type { TestGateway } from '../testing/test-gateway';

let counting: CountingGateway;
let gateway: TestGateway;
beforeEach(async () => {
  counting = await startCountingGateway();
  ({ gateway } = counting);
});
afterEach(() => gateway.close());

const hits = () => counting.hits();
const get = (document: string, headers: Record<string, string> = {}) => counting.get(document, headers);
const post = (document: string, headers: Record<string, string> = {}) => counting.post(document, headers);
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
