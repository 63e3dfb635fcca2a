import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const QUERY = '{ channels(first: 1) { nodes { slug } } }';
const ask = (key: string | null, origin: string) =>
  gateway.ask(QUERY, {}, { origin, ...(key === null ? {} : { 'x-api-key': key }) });
const preflight = (headers: string) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });

describe('the page of a partner app', () => {
  it('may send its key, and no cookies', async () => {
    const answer = await preflight('content-type,x-api-key,x-localization');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-api-key');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('reads the answer on an origin of its key', async () => {
    const { status, headers, body } = await ask('pk_browser', 'https://app.example');
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it.each(['https://other.example', 'http://app.example', 'https://app.example:444', 'null'])(
    'on another origin reads why it is refused: %s',
    async (origin) => {
      const { status, headers, body } = await ask('pk_browser', origin);
      expect([status, body.data]).toEqual([403, undefined]);
      expect(body.errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN', reason: 'PARTNER_KEY_ORIGIN' } },
      ]);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
    },
  );
});

describe('other callers', () => {
  it('that say no origin are refused with a key for browsers', async () => {
    const { status } = await gateway.ask(QUERY, {}, { 'x-api-key': 'pk_browser' });
    expect(status).toBe(403);
  });

  it.each([
    ['without a key', null],
    ['with a key for servers', 'sk_catalogue'],
  ])('%s get no leave to be read by pages elsewhere', async (_who, key) => {
    const { status, headers } = await ask(key, 'https://app.example');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('that announce no key get no leave to ask', async () => {
    expect((await preflight('content-type')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
