import { createHash } from 'node:crypto';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const SITE_DOCUMENT = 'query ShowList { shows(first: 1) { nodes { slug } } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({
    measured: true,
    addressCostPerSecond: 100,
    operations: new Map([[hashOf(SITE_DOCUMENT), SITE_DOCUMENT]]),
  });
});
afterEach(() => gateway.close());

/** Returns the numbers of one metric by their labels. */
const read = async (name: string): Promise<Record<string, number>> => {
  const text = await (await gateway.metrics()).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(name.length, at), Number(line.slice(at))];
    }),
  );
};
const persisted = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(SITE_DOCUMENT) } });

it('is served on a port of its own, and there alone', async () => {
  const answer = await gateway.metrics();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(await answer.text()).toMatch(/^process_cpu_seconds_total /m);
  expect((await gateway.metrics('/graphql')).status).toBe(404);
  expect((await fetch(`${gateway.origin}/metrics`)).status).toBe(404);
});

it('is nothing without a port', async () => {
  const silent = await startTestGateway();
  await expect(silent.metrics()).rejects.toThrow('Nothing is measured');
  await silent.close();
});

it('counts requests by the kind, name, status and code of operations', async () => {
  await (await gateway.get({ extensions: persisted })).text();
  await gateway.ask('query ShowList { shows(first: 2) { nodes { slug } } }');
  await gateway.ask('{ nonsense }');
  await gateway.ask(
    'mutation { signOut(input: {}) { signedOut } }',
    {},
    { origin: 'https://stranger.example' },
  );
  await fetch(`${gateway.origin}/graphql`, { method: 'POST', body: 'a' });
  const requests = await read('sahra_gateway_requests_total');
  expect(requests).toMatchObject({
    '{kind="query",operation="ShowList",status="200",code=""}': 1,
    '{kind="query",operation="other",status="200",code=""}': 1,
    '{kind="none",operation="other",status="400",code="BAD_USER_INPUT"}': 1,
    '{kind="none",operation="other",status="415",code=""}': 1,
  });
  expect(Object.keys(requests).join()).toContain('code="FORBIDDEN"');
  const durations = await read('sahra_gateway_request_duration_seconds_count');
  expect(durations).toMatchObject({ '{kind="query",operation="ShowList"}': 1 });
  const sums = await read('sahra_gateway_request_duration_seconds_sum');
  expect(sums['{kind="query",operation="ShowList"}']).toBeGreaterThan(0);
  const buckets = await read('sahra_gateway_request_duration_seconds_bucket');
  const labels = Object.keys(buckets).filter((name) => name.includes('ShowList'));
  expect(labels).toHaveLength(13);
  expect(labels.map((name) => buckets[name] ?? 0).at(-1)).toBe(1);
});

it('gives no stranger a name of its own, however many it makes up', async () => {
  for (const name of ['A', 'B', 'C']) await gateway.ask(`query ${name} { contentVersion }`);
  const requests = await read('sahra_gateway_requests_total');
  expect(requests).toEqual({ '{kind="query",operation="other",status="200",code=""}': 3 });
});

it('counts calls to upstreams by their outcome, and says who is up', async () => {
  await gateway.ask(SITE_DOCUMENT);
  gateway.accounts.down = true;
  await gateway.feeds.accounts.poll();
  const calls = await read('sahra_gateway_upstream_call_duration_seconds_count');
  expect(calls['{upstream="cms",outcome="ok"}']).toBeGreaterThanOrEqual(2);
  expect(calls['{upstream="accounts",outcome="unreachable"}']).toBeGreaterThanOrEqual(1);
  expect(await read('sahra_gateway_upstream_up')).toEqual({
    '{upstream="cms"}': 1,
    '{upstream="accounts"}': 0,
  });
});

it('counts reads of the cache, its size and the cost of documents', async () => {
  await gateway.ask(SITE_DOCUMENT);
  await gateway.ask('query Again { shows(first: 1) { nodes { slug } } }');
  const reads = await read('sahra_gateway_cache_reads_total');
  expect(reads).toMatchObject({ '{result="hit"}': 1, '{result="miss"}': 1, '{result="stale"}': 0 });
  expect(await read('sahra_gateway_cache_entries')).toEqual({ '': expect.any(Number) as number });
  expect((await read('sahra_gateway_cache_characters'))['']).toBeGreaterThan(0);
  expect(await read('sahra_gateway_document_cost_objects_sum')).toEqual({ '': 4 });
});

it('counts the responses that are kept whole, and their size', async () => {
  for (let time = 0; time < 3; time += 1) await gateway.ask(SITE_DOCUMENT);
  expect(await read('sahra_gateway_response_cache_reads_total')).toEqual({
    '{result="hit"}': 2,
    '{result="miss"}': 1,
  });
  expect(await read('sahra_gateway_response_cache_entries')).toEqual({ '': 1 });
  expect((await read('sahra_gateway_response_cache_bytes'))['']).toBeGreaterThan(0);
});

it('tells how many event streams are open', async () => {
  expect(await read('sahra_gateway_open_event_streams')).toEqual({ '': 0 });
});

it('counts refusals by their reason', async () => {
  const stranger = { 'x-forwarded-for': '203.0.113.7' };
  await gateway.ask('{ syntax');
  await gateway.ask('{ nonsense }');
  await gateway.ask('{ shows(first: 50) { nodes { videos(first: 50) { nodes { show { slug } } } } } }');
  await gateway.ask('{ contentVersion }', {}, { 'x-api-key': 'sk_unknown' });
  for (let turn = 0; turn < 10; turn += 1) await gateway.ask('{ nonsense }', {}, stranger);
  const refusals = await read('sahra_gateway_refusals_total');
  expect(refusals).toMatchObject({
    '{reason="syntax"}': 1,
    '{reason="cost"}': 1,
    '{reason="key_invalid"}': 1,
  });
  expect(refusals['{reason="validation"}']).toBeGreaterThan(1);
  expect(refusals['{reason="address_bucket"}']).toBeGreaterThan(0);
});
