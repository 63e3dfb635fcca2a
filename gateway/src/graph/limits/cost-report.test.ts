import { createHash } from 'node:crypto';

import { getIntrospectionQuery } from 'graphql';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const SITE_DOCUMENT = 'query Site { shows(first: 5) { nodes { slug } } }';
const SHOWS = '{ shows(first: 5) { nodes { slug } } }';
const LIMITS = { max: 40_000, restorePerSecond: 2_000 };

let gateway: TestGateway;
let lastAddress = 0;
/** An address whose bucket is full. */
const newcomer = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });
beforeAll(async () => {
  gateway = await startTestGateway({ operations: new Map([[hashOf(SITE_DOCUMENT), SITE_DOCUMENT]]) });
  gateway.clock.now = Date.parse('2026-11-21T12:00:00Z');
});
afterAll(() => gateway.close());

const get = async (parameters: Record<string, string>) => {
  const { headers, ...answer } = await gateway.get(parameters, newcomer()).then(async (response) => ({
    headers: response.headers,
    body: (await response.json()) as { extensions: { cost?: object } },
  }));
  return { headers, cost: answer.body.extensions.cost };
};
const persisted = (document: string) =>
  JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } });

describe('an answer to an address', () => {
  it('is sent to a page that is opened on the gateway itself, but not to the product', async () => {
    const page = await gateway.ask(SHOWS, {}, { origin: gateway.origin });
    expect(page.body.extensions?.cost).toMatchObject({ bucket: { max: LIMITS.max } });
    const own = await gateway.ask(SHOWS);
    expect(own.body.extensions).not.toHaveProperty('cost');
  });

  it('tells what it could have cost, what it cost and what is left', async () => {
    const { body, headers } = await gateway.ask(SHOWS, {}, newcomer());
    const { nodes } = body.data?.['shows'] as { nodes: unknown[] };
    // 10 for the request, 1 for its 38 characters, the connection and its nodes.
    const actual = 10 + 1 + 1 + nodes.length;
    expect(body.extensions?.cost).toEqual({
      requested: 10 + 1 + 1 + 5,
      actual,
      bucket: { ...LIMITS, left: LIMITS.max - actual },
    });
    expect(headers.get('x-ratelimit-limit')).toBe(String(LIMITS.max));
    expect(headers.get('x-ratelimit-remaining')).toBe(String(LIMITS.max - actual));
  });

  it.each([
    ['cannot be parsed', '{ shows', 311],
    ['asks for what is not there', '{ nonsense }', 311],
    [
      'costs too much',
      '{ shows(first: 50) { nodes { videos(first: 50) { nodes { show { seasons { number } } } } } } }',
      12,
    ],
    ['asks for the schema twice', '{ a: __schema { description } b: __schema { description } }', 312],
  ])('tells it of a document that %s', async (_what, query, actual) => {
    const { body, headers } = await gateway.ask(query, {}, newcomer());
    expect(body.errors).toMatchObject([{ extensions: { code: expect.any(String) as string } }]);
    expect(body.extensions?.cost).toMatchObject({ actual, bucket: { left: LIMITS.max - actual } });
    expect(headers.get('x-ratelimit-remaining')).toBe(String(LIMITS.max - actual));
  });

  it('tells of a document that costs too much how much that is', async () => {
    const query = '{ shows(first: 50) { nodes { videos(first: 50) { nodes { show { slug } } } } } }';
    const { body } = await gateway.ask(query, {}, newcomer());
    expect(body.extensions?.cost).toMatchObject({ requested: 10 + 2 + 1 + 50 * (1 + 1 + 50 * 2) });
  });

  it('tells it of a list of operations, which is refused', async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newcomer() },
      body: '[]',
    });
    expect(await answer.json()).toMatchObject({ extensions: { cost: { actual: 10 } } });
  });

  it('tells it beside the schema, which is sent from memory', async () => {
    const { body } = await gateway.ask(getIntrospectionQuery(), {}, newcomer());
    const base = 10 + Math.ceil(getIntrospectionQuery().length / 50);
    expect(body.extensions?.cost).toMatchObject({ requested: base + 200, actual: base + 200 });
  });
});

describe('an answer that a shared cache may give to others', () => {
  it('is the same for everybody: what is left stands in a header', async () => {
    const [first, second] = [await get({ query: SHOWS }), await get({ query: SHOWS })];
    expect(first.headers.get('cache-control')).toContain('public');
    expect(first.cost).toMatchObject({ requested: 17, bucket: LIMITS });
    expect(first.cost).not.toHaveProperty('bucket.left');
    expect(Number(first.headers.get('x-ratelimit-remaining'))).toBeLessThan(LIMITS.max);
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });

  it('has another tag only when it says something else', async () => {
    const spent = newcomer();
    await gateway.ask(SHOWS, {}, spent);
    const tags = [
      (await gateway.get({ query: SHOWS }, spent)).headers.get('etag'),
      (await gateway.get({ query: SHOWS }, newcomer())).headers.get('etag'),
    ];
    expect(tags[0]).toBe(tags[1]);
  });

  it('of the site itself says nothing of cost, which phones would read on each page', async () => {
    const { headers, cost } = await get({ extensions: persisted(SITE_DOCUMENT) });
    expect([cost, headers.get('x-ratelimit-remaining')]).toEqual([undefined, null]);
  });

  it('of a document that a stranger registered tells it', async () => {
    const query = 'query Stranger { shows(first: 1) { nodes { slug } } }';
    await get({ query, extensions: persisted(query) });
    expect((await get({ extensions: persisted(query) })).cost).toMatchObject({ requested: 12 });
  });
});

test('a partner reads the bucket of its key in headers too', async () => {
  const { headers } = await gateway.ask(SHOWS, {}, { 'x-api-key': 'sk_catalogue', ...newcomer() });
  expect(headers.get('x-ratelimit-limit')).toBe('10000');
  expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThan(9_000);
});
