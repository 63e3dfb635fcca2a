import { GRAPH_ERROR_CODES } from '@sahra/schemas/error-codes';
import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.cms.down = false;
  gateway.cms.interrupt.length = 0;
});

describe('failures', () => {
  it.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [409, 'CONFLICT'],
    [418, 'UPSTREAM_UNAVAILABLE'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_UNAVAILABLE'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ])(
    'an upstream status %i means %s, says nothing of the upstream and names the request',
    async (status, code) => {
      gateway.cms.interrupt.push({ status, body: { message: 'secret upstream text', code: 'X' } });
      const { body } = await gateway.ask(
        `{ metaTags(code: "s${status}") { title } }`,
        {},
        { 'x-request-id': 'request-0002' },
      );
      expect(body.errors).toHaveLength(1);
      expect(body.errors?.[0]).toMatchObject({
        path: ['metaTags'],
        extensions: { code, requestId: 'request-0002' },
      });
      expect(JSON.stringify(body)).not.toMatch(/secret|stack|127\.0\.0\.1/);
    },
  );

  it('an upstream status 404 means NOT_FOUND where nothing can be null for it', async () => {
    gateway.cms.interrupt.push({ status: 404, body: { message: 'secret upstream text' } });
    const { body } = await gateway.ask('{ menus { name } }');
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('are said in the language of the operation', async () => {
    gateway.cms.down = true;
    const { body } = await gateway.ask('query @inContext(locale: AR) { metaTags(code: "x") { title } }');
    expect(body.errors?.[0]?.message).toBe(messageOf('UPSTREAM_UNAVAILABLE', 'ar'));
  });

  it('an answer that is not JSON is an unavailable upstream', async () => {
    gateway.cms.interrupt.push({ body: '<html>' });
    const { body } = await gateway.ask('{ metaTags(code: "html") { title } }');
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('a mistake of our own is INTERNAL and says nothing of itself', async () => {
    gateway.cms.interrupt.push({ body: { data: [{ data: 'not a list' }] } });
    const { body } = await gateway.ask('{ channels(first: 1) { nodes { slug icon { url } } } }');
    expect(body.errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(body.errors?.[0]?.message).toBe(messageOf('SOMETHING_WENT_WRONG', 'en'));
    gateway.cms.publish('catalogue', '*');
    await gateway.feeds.cms.poll();
  });

  it('one failing field leaves the others', async () => {
    gateway.cms.interrupt.push({ status: 500, body: {} });
    const { body } = await gateway.ask('{ metaTags(code: "half") { title } contentVersion }');
    expect(body.data).toMatchObject({ metaTags: null, contentVersion: expect.any(Number) as number });
  });

  it.each([
    ['{ nonsense }', 400],
    ['query Video($code: String!) { video(code: $code) { code } }', 400],
    ['{ shows(first: 51) { nodes { slug } } }', 200],
    ['{ shows(first: 1, after: "nonsense") { nodes { slug } } }', 200],
  ])('%s is the mistake of the caller', async (query, status) => {
    const answer = await gateway.ask(query);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('every code is one of the closed list, for a request that is no request too', async () => {
    const bodies = [
      '',
      'null',
      '{"query":7}',
      '[]',
      '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}',
    ];
    for (const body of bodies) {
      const answer = await fetch(`${gateway.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { errors } = (await answer.json()) as {
        errors: { extensions: { code: string; requestId: string } }[];
      };
      expect(GRAPH_ERROR_CODES).toContain(errors[0]?.extensions.code);
      expect(errors[0]?.extensions.requestId).toMatch(/^[\w-]{8,64}$/);
    }
  });

  it('an id of the caller that is not safe to log is replaced', async () => {
    const { headers } = await gateway.ask('{ contentVersion }', {}, { 'x-request-id': 'a b"c' });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});
