import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { HEADERS } from '@sahra/schemas/headers';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';
import { KnownRequests } from './known-requests';

const QUERY = '{ viewer { name watchlist(first: 2) { nodes { code } } } }';
const BODY = JSON.stringify({ query: QUERY });
const BEARER = { authorization: 'Bearer bearer-paid' };
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };
/** Fastify accepts more forms of this header than are answered in front of it. */
const TO_ROUTE = { 'content-type': 'application/json; charset="utf-8"' };

interface Line {
  reqId: string;
  msg: string;
  responseTime?: number;
}

let gateway: TestGateway;
let lines: Line[] = [];
const answered = jest.spyOn(KnownRequests.prototype, 'answer');
beforeEach(async () => {
  lines = [];
  const onLogLine = (line: string) => void lines.push(JSON.parse(line) as Line);
  gateway = await startTestGateway({ onLogLine, addressCostPerSecond: 50 });
  answered.mockClear();
});
afterEach(() => gateway.close());

const post = (headers: Record<string, string> = {}, body = BODY) =>
  fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.requestId]: 'sent', ...BEARER, ...headers },
    body,
  });
const get = (query = QUERY, headers: Record<string, string> = {}) =>
  gateway.get({ query }, { [HEADERS.requestId]: 'sent', ...BEARER, ...headers });

/** Says who answered the last request, of which a context of the route has all of Fastify's. */
const answeredBy = (): 'front' | 'route' | 'Apollo Server' => {
  const [[, request] = []] = answered.mock.calls.splice(0).reverse();
  return request === undefined ? 'Apollo Server' : 'raw' in request ? 'route' : 'front';
};

const told = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'date')),
  body: await response.text(),
});

/** Sends a body after its head was read; returns the whole response. */
const postInParts = async (body: string): Promise<string> => {
  const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
  const head = [
    'POST /graphql HTTP/1.1',
    'host: gateway',
    'connection: close',
    'accept: */*',
    'content-type: application/json',
    `authorization: ${BEARER.authorization}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  socket.write(body);
  return text(socket);
};

describe('a known query of a viewer', () => {
  beforeEach(async () => {
    await (await post()).text();
    await (await get()).text();
    answered.mockClear();
  });

  it('is answered in front of the route, with the same status, headers and body', async () => {
    const first = await told(await post());
    expect(answeredBy()).toBe('front');
    const second = await told(await post(TO_ROUTE));
    expect(answeredBy()).toBe('route');
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 200, headers: { [HEADERS.requestId]: 'sent' } });
    expect(await told(await get())).toEqual(first);
    expect(answeredBy()).toBe('front');
  });

  it('is called for with the same headers', async () => {
    const callsOf = async (headers: Record<string, string>) => {
      gateway.accounts.calls.splice(0);
      await (await post({ ...headers, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })).text();
      return gateway.accounts.calls.map(({ path, headers }) => {
        const { [HEADERS.idempotencyKey]: _, ...sent } = headers;
        return { path, sent };
      });
    };
    const first = await callsOf({});
    expect(answeredBy()).toBe('front');
    expect(first).toHaveLength(2);
    expect(await callsOf(TO_ROUTE)).toEqual(first);
  });

  it('has one line in the log, with its time', async () => {
    lines = [];
    await (await post({ [HEADERS.requestId]: 'front' })).text();
    await (await post({ ...TO_ROUTE, [HEADERS.requestId]: 'route' })).text();
    const time = expect.any(Number) as number;
    const [first, second, ...others] = lines;
    expect(others).toEqual([]);
    expect(first).toEqual({ ...second, reqId: 'front', time, responseTime: time });
  });

  it('fails as in the route when nothing foresaw the failure', async () => {
    const failing = async (headers: Record<string, string>) => {
      lines = [];
      answered.mockRejectedValueOnce(new Error('Unforeseen.'));
      const response = await told(await post({ 'accept-language': 'ar', ...headers }));
      return { response, logged: lines.map(({ reqId, msg }) => ({ reqId, msg })), by: answeredBy() };
    };
    const first = await failing({});
    const second = await failing(TO_ROUTE);
    expect([first.by, second.by]).toEqual(['front', 'route']);
    expect(first.response.status).toBe(500);
    expect({ ...first, by: null }).toEqual({ ...second, by: null });
  });

  it('is refused by the route when the bucket is empty', async () => {
    let response = await post(STRANGER);
    while (response.status === 200) response = await post(STRANGER);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('RATE_LIMITED');
  });

  it.each([
    ['with a partner key', () => post({ [HEADERS.apiKey]: 'sk_everything' }), 'route'],
    [
      'when another response was never given to its Accept',
      () => post({ accept: 'text/plain, */*' }),
      'Apollo Server',
    ],
    ['when its document is not known', () => post({}, BODY.replace('2', '3')), 'Apollo Server'],
  ] as const)('is left to the route %s', async (_case, send, by) => {
    const response = await send();
    expect(await response.text()).toContain('"data"');
    expect(answeredBy()).toBe(by);
  });

  it.each([
    ['is no JSON', '{"query":', 400],
    ['has a property that is refused', `{"__proto__":{},${BODY.slice(1)}`, 400],
    ['has such a property in other characters', `{"\\u005f_proto__":{},${BODY.slice(1)}`, 400],
    [
      'has a constructor with a prototype',
      `${BODY.slice(0, -1)},"extensions":{"constructor":{"prototype":{}}}}`,
      400,
    ],
    ['is a list', `[${BODY}]`, 400],
    ['is empty', '', 400],
    ['is too long', JSON.stringify({ query: QUERY, filler: 'x'.repeat(100_000) }), 413],
  ])('is refused by the route when its body %s', async (_case, body, status) => {
    const [first, second] = [await told(await post({}, body)), await told(await post(TO_ROUTE, body))];
    expect(first).toEqual(second);
    expect(first.status).toBe(status);
    expect(answeredBy()).toBe('Apollo Server');
  });

  it('is answered by the route when its body comes later', async () => {
    const response = await postInParts(BODY);
    expect(response).toContain('HTTP/1.1 200 OK');
    expect(response).toContain('"watchlist"');
    expect(answeredBy()).toBe('route');
  });
});

test('a public response to a viewer has its ETag, and is not sent again', async () => {
  const query = '{ shows(first: 2) { nodes { slug } } }';
  const first = await told(await get(query));
  const second = await told(await get(query));
  expect(answeredBy()).toBe('front');
  expect(second).toEqual(first);
  const { etag = '' } = first.headers;
  const { 'content-length': _, ...headers } = first.headers;
  expect(await told(await get(query, { 'if-none-match': etag }))).toEqual({ status: 304, headers, body: '' });
  expect(answeredBy()).toBe('front');
});
