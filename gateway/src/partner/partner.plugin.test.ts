import { LOCALES } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';
import { PARTNER_BUCKET } from './partner-bucket';

let gateway: TestGateway;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await startTestGateway({ onLogLine: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.clock.now = Date.parse('2026-11-21T12:00:00Z');
  gateway.accounts.calls.length = 0;
});
afterEach(() => {
  gateway.accounts.down = false;
});

const SHOWS = '{ shows(first: 2) { nodes { slug } } }';
const ask = (key: string, query: string, headers: Record<string, string> = {}) =>
  gateway.ask(query, {}, { 'x-api-key': key, ...headers });
const resolutions = () => gateway.accounts.calls.filter(({ path }) => path === '/api/partner_keys/resolve');

describe('a key that counts', () => {
  it('opens what its scopes open, is sent on to nobody and asked for once', async () => {
    const answers = [await ask('sk_catalogue', SHOWS), await ask('sk_catalogue', SHOWS)];
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(body.data).toMatchObject({ shows: { nodes: [{}, {}] } });
    }
    expect(resolutions()).toHaveLength(1);
    const sent = [...gateway.cms.calls, ...gateway.accounts.calls].map(({ headers, body }) => [
      headers,
      body,
    ]);
    expect(JSON.stringify(sent)).not.toContain('sk_catalogue');
  });

  it('is refused what lacks a scope, by its path and its name, and keeps the rest', async () => {
    const query = '{ video(code: "ep01n1x") { code title views } shows(first: 1) { nodes { slug } } }';
    const { status, body } = await ask('sk_catalogue', query);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ video: { code: 'ep01n1x', views: null }, shows: { nodes: [{}] } });
    expect(body.errors).toEqual([
      expect.objectContaining({
        path: ['video', 'views'],
        message: messageOf('PARTNER_KEY_SCOPE', 'en'),
        extensions: expect.objectContaining({
          code: 'FORBIDDEN',
          reason: 'PARTNER_KEY_SCOPE',
          scope: 'comments:read',
        }) as object,
      }),
    ]);
    expect(gateway.accounts.calls.map(({ path }) => path)).not.toContain('/api/video_counts');
  });

  it('opens nothing of a viewer: their bearer does, beside the key as without it', async () => {
    const query = '{ viewer { name watchlist(first: 1) { nodes { code } } } }';
    expect((await ask('sk_everything', query)).body.data).toEqual({ viewer: null });
    const { body } = await ask('sk_everything', query, { authorization: 'Bearer bearer-free' });
    expect(body.data).toMatchObject({ viewer: { name: 'Mona' } });
  });

  it.each([
    ['{ session { token } }', 'session'],
    ['{ csrfToken }', 'csrfToken'],
    ['mutation { signOut(input: {}) { signedOut } }', 'signOut'],
  ])('is refused what is for the own pages: %s', async (query, name) => {
    const { body } = await ask('sk_everything', query, { cookie: 'sahra.session=s-paid' });
    expect(body.errors).toMatchObject([
      { path: [name], extensions: { code: 'FORBIDDEN', reason: 'PARTNER_KEY_FIRST_PARTY' } },
    ]);
    expect(gateway.accounts.calls.filter(({ headers }) => headers.cookie)).toEqual([]);
  });

  it('plays what is free, and nothing else', async () => {
    const play = async (code: string) =>
      (
        await ask(
          'sk_everything',
          `{ video(code: "${code}") { playback { stream { url } errors { code } } } }`,
        )
      ).body.data;
    expect(await play('ep01n1x')).toMatchObject({
      video: { playback: { stream: { url: expect.any(String) as string } } },
    });
    expect(await play('premium01')).toMatchObject({ video: { playback: { stream: null } } });
  });

  it('gets answers that nobody may store', async () => {
    const answer = await gateway.get({ query: SHOWS }, { 'x-api-key': 'sk_catalogue' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toContain('X-Api-Key');
  });
});

describe('a key that does not count', () => {
  it.each(LOCALES)('is refused whole, in the language %s of the operation', async (locale) => {
    const query = `query @inContext(locale: ${locale.toUpperCase()}) ${SHOWS}`;
    const { status, body } = await ask('sk_unknown', query);
    expect([status, body.data]).toEqual([401, undefined]);
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: messageOf('PARTNER_KEY_INVALID', locale),
        extensions: expect.objectContaining({
          code: 'UNAUTHENTICATED',
          reason: 'PARTNER_KEY_INVALID',
        }) as object,
      }),
    ]);
  });

  it('is refused introspection too', async () => {
    expect((await ask('sk_unknown', '{ __schema { queryType { name } } }')).status).toBe(401);
  });

  it('is asked for again after five seconds', async () => {
    await ask('sk_nobody', SHOWS);
    await ask('sk_nobody', SHOWS);
    expect(resolutions()).toHaveLength(1);
    gateway.clock.now = Date.parse('2026-11-21T12:00:05Z');
    await ask('sk_nobody', SHOWS);
    expect(resolutions()).toHaveLength(2);
  });

  it('is refused as soon as the feed names it as revoked', async () => {
    expect((await ask('sk_plans', '{ plans { id } }')).status).toBe(200);
    gateway.accounts.revokedKeys.add('key-plans');
    gateway.accounts.publish('partner-key', 'key-plans');
    await gateway.feeds.accounts.poll();
    expect((await ask('sk_plans', '{ plans { id } }')).status).toBe(401);
  });

  it('is refused within a minute when the feed says nothing', async () => {
    expect((await ask('sk_everything', SHOWS)).status).toBe(200);
    gateway.accounts.revokedKeys.add('key-everything');
    gateway.clock.now = Date.parse('2026-11-21T12:01:00Z');
    expect((await ask('sk_everything', SHOWS)).status).toBe(401);
    gateway.accounts.revokedKeys.clear();
  });

  it('is not asked for beyond its end, even while accounts is away', async () => {
    expect((await ask('sk_ending', SHOWS)).status).toBe(200);
    gateway.accounts.down = true;
    gateway.clock.now = Date.parse('2026-11-21T12:00:29Z');
    expect((await ask('sk_ending', SHOWS)).status).toBe(200);
    gateway.clock.now = Date.parse('2026-11-21T12:00:30Z');
    const { status, body } = await ask('sk_ending', SHOWS);
    expect([status, body.data]).toEqual([503, undefined]);
    expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('a bucket', () => {
  it('pays for what was asked, gets back what was not found, and sees the rest', async () => {
    const origin = 'https://app.example';
    const { body } = await ask('pk_browser', '{ shows(first: 50) { nodes { slug } } }', { origin });
    const { nodes } = body.data?.['shows'] as { nodes: unknown[] };
    const actual = 1 + nodes.length;
    const left = PARTNER_BUCKET.max - actual;
    expect(body.extensions?.cost).toEqual({ requested: 51, actual, bucket: { ...PARTNER_BUCKET, left } });
  });

  it('that is empty is refused with when to come again, and asks nobody', async () => {
    const large = '{ shows(first: 50) { nodes { videos(first: 48) { nodes { code title } } } } }';
    let answer = await ask('sk_catalogue', large);
    while (answer.status === 200) answer = await ask('sk_catalogue', large);
    expect(answer.status).toBe(429);
    expect(answer.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(answer.body.extensions?.cost).toMatchObject({ requested: 2_501, actual: 0 });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(answer.body.errors?.[0]?.message).toBe(messageOf('RATE_LIMITED', 'en', seconds));
    gateway.clock.now = (gateway.clock.now ?? 0) + seconds * 1_000;
    expect((await ask('sk_catalogue', large)).status).toBe(200);
  });

  it('is counted by key, with what it refused, and reported by the time the gateway stops', async () => {
    const fresh = await startTestGateway();
    fresh.clock.now = gateway.clock.now;
    const large = '{ shows(first: 50) { nodes { videos(first: 48) { nodes { code title } } } } }';
    const send = (key: string, query = large) => fresh.ask(query, {}, { 'x-api-key': key });
    let requests = 1;
    while ((await send('sk_catalogue')).status === 200) requests += 1;
    await send('sk_unknown');
    await send('sk_plans', SHOWS);
    await send('pk_browser', SHOWS);
    await fresh.close();
    const reports = fresh.accounts.calls.filter(({ path }) => path === '/api/partner_keys/uses');
    expect(reports.map(({ body }) => JSON.parse(body) as object)).toEqual([
      {
        uses: [
          { key_id: 'key-catalogue', day: '2026-11-21', requests, limited: 1 },
          { key_id: 'key-plans', day: '2026-11-21', requests: 1, limited: 0 },
        ],
      },
    ]);
  });

  it('pays nothing for a document that is refused before its key is known', async () => {
    const fresh = await startTestGateway();
    fresh.clock.now = gateway.clock.now;
    const send = (query: string) => fresh.ask(query, {}, { 'x-api-key': 'sk_catalogue' });
    const list = 'shows(first: 50) { nodes { videos(first: 48) { nodes { code } } } }';
    expect((await send(`{ a: ${list} b: ${list} c: ${list} }`)).status).toBe(400);
    const { body } = await send(SHOWS);
    await fresh.close();
    expect(body.extensions?.cost).toMatchObject({ bucket: { left: PARTNER_BUCKET.max - 3 } });
  });

  it('is nothing that requests without a key have', async () => {
    expect((await gateway.ask(SHOWS)).body.extensions).not.toHaveProperty('cost');
  });
});

test('no key is ever logged, whole or as its hash', async () => {
  lines.length = 0;
  gateway.accounts.down = true;
  gateway.clock.now = Date.parse('2026-11-22T12:00:00Z');
  await ask('sk_secret_of_a_partner', SHOWS);
  gateway.accounts.down = false;
  await ask('sk_secret_of_a_partner', SHOWS);
  expect(lines.join('')).toContain('an upstream did not answer');
  expect(lines.join('')).not.toMatch(/secret_of_a_partner|[0-9a-f]{64}/);
});
