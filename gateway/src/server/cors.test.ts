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

describe('the page of any origin, without a key', () => {
  it('may ask what is public, and read the answer', async () => {
    const allowed = await preflight('content-type,x-localization');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-localization');
    const { status, headers, body } = await ask(null, 'https://app.example');
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('gets no leave to send cookies or a bearer', async () => {
    const { headers } = await preflight('content-type,authorization');
    expect(headers.get('access-control-allow-headers')).not.toContain('authorization');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await ask(null, 'https://app.example');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    ['https://app.example', 'FORBIDDEN'],
    ['http://localhost:8000.app.example', 'FORBIDDEN'],
    ['null', 'FORBIDDEN'],
    ['http://localhost:8000', undefined],
    ['http://watch.example', undefined],
  ])('%s is answered %s for what is for pages of the product', async (origin, code) => {
    const cookie = 'sahra.csrf-token=abc%7Cdef';
    const headers = { origin, cookie, 'x-forwarded-host': 'watch.example' };
    const { body } = await gateway.ask('{ csrfToken }', {}, headers);
    expect(body.errors?.[0]?.extensions.code).toBe(code);
    if (code) expect(body.errors?.[0]?.extensions.reason).toBe('PARTNER_KEY_FIRST_PARTY');
  });
});

describe('other callers', () => {
  it('that say no origin are refused with a key for browsers', async () => {
    const { status } = await gateway.ask(QUERY, {}, { 'x-api-key': 'pk_browser' });
    expect(status).toBe(403);
  });

  it('with a key for servers get no leave to be read by pages elsewhere', async () => {
    const { status, headers } = await ask('sk_catalogue', 'https://app.example');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
