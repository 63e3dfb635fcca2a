import { HEADERS } from '@sahra/schemas/headers';
import { PREVIEW_TOKEN_SECONDS, signPreviewToken } from '@sahra/schemas/preview-token';

import { dataOf, persisted, SHOWS, startCountingGateway, WHO } from '../testing/counting-gateway';
import type { CountingGateway } from '../testing/counting-gateway';
import { PREVIEW_SECRET } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const STRANGERS = 'query Strangers { shows(first: 5) { nodes { slug } } }';
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };

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

  it('a GET with a cookie that any page could make a browser send', async () => {
    const url = `${gateway.origin}/graphql?${new URLSearchParams({ query: SHOWS }).toString()}`;
    for (let time = 0; time < 2; time += 1) expect((await fetch(url)).status).toBe(200);
    expect(await hits()).toBe(1);
    expect((await fetch(url, { headers: { cookie: 'a=b' } })).status).toBe(400);
    expect(await hits()).toBe(1);
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
