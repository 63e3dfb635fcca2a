import { createHash } from 'node:crypto';

import { messageOf } from '@sahra/schemas/messages';
import { getIntrospectionQuery } from 'graphql';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

const SITE_DOCUMENT = 'query Site { shows(first: 50) { nodes { slug title } } }';
const SITE_HASH = createHash('sha256').update(SITE_DOCUMENT).digest('hex');
const PER_SECOND = 100;
const BUCKET = { max: PER_SECOND * 20, restorePerSecond: PER_SECOND };

let gateway: TestGateway;
beforeEach(async () => {
  const operations = new Map([[SITE_HASH, SITE_DOCUMENT]]);
  gateway = await startTestGateway({ operations, addressCostPerSecond: PER_SECOND });
  gateway.clock.now = Date.parse('2026-11-21T12:00:00Z');
});
afterEach(() => gateway.close());

const SHOWS = '{ shows(first: 50) { nodes { slug } } }';
const from = (address: string, query = SHOWS, headers: Record<string, string> = {}) =>
  gateway.ask(query, {}, { 'x-forwarded-for': address, ...headers });
const bySite = async (address: string, headers: Record<string, string> = {}) => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: SITE_HASH } });
  return gateway.get({ extensions }, { 'x-forwarded-for': address, ...headers });
};

/** Sends requests until the bucket of an address is empty; returns the refusal. */
const emptyBucket = async (address: string, query = SHOWS) => {
  for (let turn = 0; turn < 500; turn += 1) {
    const answer = await from(address, query);
    if (answer.status !== 200) return { turn, answer };
  }
  throw new Error('Nobody was refused.');
};

/** Counts the documents that an address may send until one is refused unread. */
const emptyBucketBy = async (query: string): Promise<number> => {
  for (let turn = 0; ; turn += 1) if ((await from('203.0.113.9', query)).status === 429) return turn;
};

describe('an address that asks without end', () => {
  it('is refused in the form of partner keys, and served again when it waited', async () => {
    const { turn, answer } = await emptyBucket('203.0.113.7');
    expect(turn).toBeGreaterThan(20);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(answer.body.extensions?.cost).toMatchObject({ requested: 62, bucket: BUCKET });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(answer.body.errors?.[0]?.message).toBe(messageOf('RATE_LIMITED', 'en', seconds));
    gateway.clock.now = (gateway.clock.now ?? 0) + seconds * 1_000;
    expect((await from('203.0.113.7')).status).toBe(200);
  });

  it.each([
    ['asks for nothing', '{ __typename }'],
    ['sends what is refused', '{ nonsense }'],
    ['sends what is no document', '{{{'],
    ['asks for the schema', getIntrospectionQuery()],
  ])('is refused before its document is read, also when it %s', async (_what, query) => {
    let status = 0;
    for (let turn = 0; turn < 300 && status !== 429; turn += 1)
      ({ status } = await from('203.0.113.7', query));
    expect(status).toBe(429);
  });

  it('pays for documents that do not hold more than for what it gets', async () => {
    const mistakes = await emptyBucketBy('{ nonsense }');
    expect(mistakes).toBeLessThan(10);
    // The default budget is twenty times as large. No page and no developer makes that many mistakes at once.
    expect(mistakes * 20).toBeGreaterThan(100);
  });

  it('pays for going on when accounts said that it is too often', async () => {
    const again = 'mutation { forgotPassword(input: { email: "soon@sahra.example" }) { errors { code } } }';
    expect(await emptyBucketBy(again)).toBeLessThan(10);
    expect(gateway.accounts.calls.length).toBeLessThan(20);
  });

  it('leaves other addresses alone', async () => {
    await emptyBucket('203.0.113.7');
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('has used up that of its whole /64', async () => {
    await emptyBucket('2001:db8:1:2::1');
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('does not get away with a key that does not count', async () => {
    await emptyBucket('203.0.113.7', '{ __typename }');
    expect((await from('203.0.113.7', SHOWS, { 'x-api-key': 'sk_made_up' })).status).toBe(429);
  });

  it('leaves the operations of the site, which have fifteen times as much, to everybody who shares it', async () => {
    await emptyBucket('203.0.113.7');
    for (let turn = 0; turn < 40; turn += 1) expect((await bySite('203.0.113.7')).status).toBe(200);
  });
});

describe('the operations of the site', () => {
  it('have an end too', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 1_500 && !statuses.has(429); turn += 1) {
      const answer = await bySite('203.0.113.7');
      statuses.add(answer.status);
      await answer.arrayBuffer();
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('are the same for everybody: no shared response says what is left of a bucket', async () => {
    const [first, second] = [await bySite('203.0.113.7'), await bySite('203.0.113.8')];
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
    expect(await first.json()).not.toHaveProperty('extensions.cost');
  });
});

describe('who pays nothing', () => {
  it('asks from a trusted address on behalf of nobody', async () => {
    for (let turn = 0; turn < 60; turn += 1) expect((await gateway.ask(SHOWS)).status).toBe(200);
  });

  it('is a partner whose key counts: it pays from the bucket of the key', async () => {
    const origins = { 'x-api-key': 'sk_catalogue' };
    for (let turn = 0; turn < 60; turn += 1)
      expect((await from('203.0.113.7', SHOWS, origins)).status).toBe(200);
  });

  it('is nobody who only says to be forwarded for a trusted address', async () => {
    // The site's server rewrites the header: values that a client forged stand before its real address, never after it.
    await emptyBucket('127.0.0.1, 203.0.113.7');
    expect((await from('127.0.0.1, 203.0.113.7')).status).toBe(429);
    expect((await from('10.0.0.1, 203.0.113.7')).status).toBe(429);
  });
});
