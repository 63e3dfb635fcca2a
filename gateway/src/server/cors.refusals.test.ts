import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ORIGIN = 'https://app.example';
const post = (body: string, headers: Record<string, string>) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body,
  });

describe('a request that is refused before it is read', () => {
  it.each([
    ['a body that is no JSON', 400, '{', {}],
    ['a body of another type', 415, 'a=b', { 'content-type': 'text/unknown' }],
    ['a batch', 400, '[]', {}],
  ])('tells the page so, by %s', async (_what, status, body, headers) => {
    const open = await post(body, headers);
    expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    expect(open.headers.get('access-control-expose-headers')).toBe(
      'x-request-id, retry-after, x-ratelimit-limit, x-ratelimit-remaining, etag',
    );
    const withKey = await post(body, { ...headers, 'x-api-key': 'pk_browser' });
    expect([withKey.status, withKey.headers.get('access-control-allow-origin')]).toEqual([status, ORIGIN]);
    const fromServer = await post(body, { ...headers, 'x-api-key': 'sk_catalogue' });
    expect(fromServer.headers.get('access-control-allow-origin')).toBeNull();
    for (const { headers: answered } of [open, withKey, fromServer])
      expect(answered.get('vary')).toBe(
        'X-localization, Accept-Language, Accept-Encoding, X-Api-Key, X-Preview-Token, Origin',
      );
  });
});

describe('OPTIONS', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.origin}${path}`, { method: 'OPTIONS', headers });

  it('depends on the origin and on the headers that the page wants to send', async () => {
    const preflight = { origin: ORIGIN, 'access-control-request-headers': 'X-API-Key , content-type' };
    const { status, headers } = await ask('/graphql', preflight);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('vary')).toBe('Access-Control-Request-Headers, Origin');
  });

  it('of no page is 204 too', async () => {
    expect((await ask('/graphql')).status).toBe(204);
  });

  it('allows nothing outside of the graph', async () => {
    const { status, headers } = await ask('/health', { origin: ORIGIN });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, null]);
  });
});
