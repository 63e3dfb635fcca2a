import { createHash } from 'node:crypto';

import { createClient } from 'graphql-sse';

import { openStream } from '../testing/open-stream';
import { streamTests } from '../testing/stream-tests';
import { startTestGateway } from '../testing/test-gateway';

const CHANGES = 'subscription Changes { contentChanged { contentVersion } }';
const HASH = createHash('sha256').update(CHANGES).digest('hex');

const run = streamTests({
  operations: new Map([[HASH, CHANGES]]),
  streams: { inAll: 6, perAddress: 3, perKey: 1 },
});

const { open } = run;
type Parts = Parameters<typeof open>[0];
const refusalOf = async (parts: Parts) => {
  const stream = await open(parts);
  const event = await stream.next();
  const end = await stream.next();
  return [stream.status, event?.data?.errors?.[0]?.extensions.code, end?.event];
};
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a refused document', () => {
  it.each([
    ['that cannot be read', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    [
      'of two fields',
      'subscription { contentChanged { stale } liveState(videoCode: "a") { code } }',
      'BAD_USER_INPUT',
    ],
    ['of a field that does not exist', 'subscription { nothing }', 'BAD_USER_INPUT'],
    [
      'that changes something',
      'mutation { signOut(input: { csrfToken: "t" }) { signedOut } }',
      'OPERATION_NOT_SUPPORTED',
    ],
    [
      'whose events would be expensive',
      'subscription { commentAdded(videoCode: "ep01n1x") { replies(first: 50) { nodes { replies(first: 50) { nodes { id } } } } } }',
      'BAD_USER_INPUT',
    ],
  ])('%s is answered in the stream, as the protocol says', async (_name, query, code) => {
    expect(await refusalOf({ query })).toEqual([200, code, 'complete']);
  });

  it('is answered in the language of the caller', async () => {
    const query = 'subscription { commentAdded(videoCode: "ep01n1x") { id } }';
    const headers = { 'x-localization': 'ar', 'x-api-key': 'sk_catalogue' };
    const stream = await open({ query, headers });
    expect((await stream.next())?.data?.errors?.[0]?.message).toMatch(/[\u0600-\u06FF]/);
  });

  it('by a hash that nobody knows says so', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    expect(await refusalOf({ extensions })).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND', 'complete']);
  });
});

describe('a query', () => {
  const query = '{ contentVersion }';

  it.each(['GET', 'POST'] as const)('by %s is answered as one event', async (method) => {
    const stream = await open({ query, method });
    expect((await stream.next())?.data).toEqual({
      data: { contentVersion: 0 },
      extensions: { locale: 'en' },
    });
    expect((await stream.next())?.event).toBe('complete');
  });

  it('is answered to a client of the protocol', async () => {
    const client = createClient({ url: `${run.gateway.origin}/graphql`, retryAttempts: 0 });
    const events = client.iterate({ query });
    expect((await events.next()).value).toMatchObject({ data: { contentVersion: 0 } });
    expect((await events.next()).done).toBe(true);
    client.dispose();
  });

  it('that would be expensive as an event is none', async () => {
    const stream = await open({
      query: '{ shows(first: 50) { nodes { videos(first: 20) { nodes { code } } } } }',
    });
    expect((await stream.next())?.data?.errors).toBeUndefined();
  });

  it('gets credentials by POST only', async () => {
    expect((await open({ query: '{ csrfToken }', method: 'GET' })).status).toBe(405);
  });
});

it('a subscription that wants no stream is refused', async () => {
  const { body } = await run.gateway.ask(CHANGES);
  expect(body.errors?.[0]?.extensions.code).toBe('OPERATION_NOT_SUPPORTED');
});

it('a persisted subscription opens by its hash alone', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASH } };
  const stream = await open({ extensions, method: 'GET' });
  expect((await stream.next())?.data?.data).toEqual({ contentChanged: { contentVersion: 0 } });
});

describe('too many streams', () => {
  it('of one address are refused, those of others are not, and a closed one makes room', async () => {
    for (let count = 0; count < 3; count += 1) await open({ query: CHANGES, headers: from('192.0.2.1') });
    const refused = await open({ query: CHANGES, headers: from('192.0.2.1') });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await open({ query: CHANGES, headers: from('192.0.2.2') })).status).toBe(200);
    run.opened[0]?.close();
    const again = async (): Promise<number> =>
      (await open({ query: CHANGES, headers: from('192.0.2.1') })).status;
    let status = await again();
    while (status === 429) status = await again();
    expect(status).toBe(200);
  });

  it('in all are refused', async () => {
    for (let count = 0; count < 6; count += 1)
      await open({ query: CHANGES, headers: from(`192.0.2.${count}`) });
    expect((await open({ query: CHANGES, headers: from('192.0.2.9') })).status).toBe(429);
  });

  it('of one partner key are refused', async () => {
    const headers = { 'x-api-key': 'sk_catalogue' };
    expect((await open({ query: CHANGES, headers })).status).toBe(200);
    expect((await open({ query: CHANGES, headers })).status).toBe(429);
  });
});

describe('a partner key', () => {
  const COMMENTS = 'subscription { commentAdded(videoCode: "ep01n1x") { id } }';

  it('opens what its scope names, and nothing else', async () => {
    expect(await refusalOf({ query: COMMENTS, headers: { 'x-api-key': 'sk_catalogue' } })).toEqual([
      200,
      'FORBIDDEN',
      'complete',
    ]);
    expect((await open({ query: COMMENTS, headers: { 'x-api-key': 'sk_everything' } })).status).toBe(200);
  });

  it('that does not exist is refused with 401', async () => {
    expect((await open({ query: CHANGES, headers: { 'x-api-key': 'sk_nobody' } })).status).toBe(401);
  });

  it('that is revoked ends its streams', async () => {
    const stream = await open({ query: CHANGES, headers: { 'x-api-key': 'sk_catalogue' } });
    await stream.next();
    run.gateway.accounts.publish('partner-key', 'key-catalogue');
    await run.gateway.feeds.accounts.poll();
    expect(await stream.next()).toBeNull();
  });
});

it('the gateway stops although streams are open: they end without completing, so that clients reconnect', async () => {
  const other = await startTestGateway();
  const stream = await openStream(other.origin, { query: CHANGES });
  await stream.next();
  await other.close();
  expect(await stream.next()).toBeNull();
});

it('a receiver that leaves is no error in the log', async () => {
  const lines: { level: number }[] = [];
  const other = await startTestGateway({
    onLogLine: (line) => lines.push(JSON.parse(line) as { level: number }),
  });
  const stream = await openStream(other.origin, { query: CHANGES });
  await stream.next();
  stream.close();
  expect(await stream.next()).toBeNull();
  await other.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

it('a quiet stream sends a comment more often than every 30 seconds', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'performance'],
  });
  try {
    const stream = await open({ query: CHANGES });
    await stream.next();
    const before = stream.comments;
    jest.advanceTimersByTime(30_000);
    run.gateway.cms.publish('video', 'ep01n1x');
    await run.gateway.feeds.cms.poll();
    await stream.next();
    expect(stream.comments).toBeGreaterThan(before);
  } finally {
    jest.useRealTimers();
  }
});
