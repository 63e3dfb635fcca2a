import { LOCALES } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const PLAIN = 'application/json';
const GRAPH = 'application/graphql-response+json';
const query = '{ contentVersion }';
const persisted = (version: unknown, sha256Hash: unknown) => ({ persistedQuery: { version, sha256Hash } });

const send = async (init: RequestInit, search = '') => {
  const answer = await fetch(`${gateway.origin}/graphql${search}`, init);
  const text = await answer.text();
  const { errors } = JSON.parse(text) as { errors: { message: string; extensions: { code: string } }[] };
  expect(errors).toHaveLength(1);
  return {
    status: answer.status,
    type: answer.headers.get('content-type')?.split(';')[0],
    code: errors[0]?.extensions.code,
    message: errors[0]?.message,
    allow: answer.headers.get('allow'),
  };
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  send({ method: 'POST', headers: { 'content-type': PLAIN, ...headers }, body: JSON.stringify(body) });
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  send({ headers }, `?${new URLSearchParams(parameters).toString()}`);

describe('a request with a document that is refused', () => {
  it.each([
    ['is not GraphQL', { query: '{ syntax' }, 'GRAPHQL_PARSE_FAILED'],
    ['asks for what is not there', { query: '{ nonsense }' }, 'BAD_USER_INPUT'],
    ['lacks a variable', { query: 'query A($c: String!) { video(code: $c) { code } }' }, 'BAD_USER_INPUT'],
    [
      'has no operation of the name',
      { query: 'query A { contentVersion }', operationName: 'B' },
      'OPERATION_NOT_FOUND',
    ],
    [
      'has two, and no name is given',
      { query: 'query A { contentVersion } query B { contentVersion }' },
      'OPERATION_NOT_FOUND',
    ],
    [
      'subscribes outside of an event stream',
      { query: 'subscription { contentChanged { contentVersion } }' },
      'OPERATION_NOT_SUPPORTED',
    ],
  ])('because it %s: 400, and 200 for clients of plain JSON', async (_what, body, code) => {
    expect(await post(body, { accept: GRAPH })).toMatchObject({ status: 400, type: GRAPH, code });
    expect(await post(body, { accept: PLAIN })).toMatchObject({ status: 200, type: PLAIN, code });
    expect(await post(body)).toMatchObject({ status: 200, type: PLAIN, code });
  });
});

describe.each([GRAPH, PLAIN])('a request that is refused itself, to a client of %s', (type) => {
  it.each([
    ['without a document', {}, 400, 'DOCUMENT_MISSING'],
    ['with variables only', { variables: {} }, 400, 'DOCUMENT_MISSING'],
    ['with an unknown hash', { extensions: persisted(1, 'ab') }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'with the hash of another document',
      { query, extensions: persisted(1, 'ab') },
      400,
      'PERSISTED_QUERY_MISMATCH',
    ],
    ['with a hash that is no text', { query, extensions: persisted(1, 7) }, 400, 'PERSISTED_QUERY_MISMATCH'],
    [
      'with a hash of another version',
      { extensions: persisted(2, 'ab') },
      400,
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    [
      'with a hash of no version',
      { query, extensions: { persistedQuery: 'x' } },
      400,
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    ['with a list of operations', [{ query }], 400, 'BATCHING_NOT_SUPPORTED'],
    ['with an empty list', [], 400, 'BATCHING_NOT_SUPPORTED'],
    ['with variables that are text', { query, variables: '{}' }, 400, 'BAD_USER_INPUT'],
  ])('%s', async (_what, body, status, code) => {
    expect(await post(body, { accept: type })).toMatchObject({ status, code });
  });
});

describe('a request that is sent in a wrong way', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/graphql',
    'a',
    ';',
  ])('as %s', async (type) => {
    expect(await post({ query }, { 'content-type': type })).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  it.each(['image/png', 'text/html'])('by a caller who accepts only %s', async (accept) => {
    expect(await post({ query }, { accept })).toMatchObject({ status: 406, code: 'NOT_ACCEPTABLE' });
  });

  it.each<Record<string, string>>([{}, { 'x-localization': 'en' }])(
    'a mutation by GET, with %j',
    async (headers) => {
      const answer = await get({ query: 'mutation { signOut(input: {}) { __typename } }' }, headers);
      expect(answer).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED', allow: 'POST' });
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE'])('by %s', async (method) => {
    const answer = await send({
      method,
      headers: { 'content-type': PLAIN },
      body: JSON.stringify({ query }),
    });
    expect(answer).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED', allow: 'GET, HEAD, POST' });
  });

  it.each([
    ['a cookie', { cookie: 'a=b' }],
    ['a token', { authorization: 'Bearer x' }],
  ])('a GET with %s that any page could make a browser send', async (_what, headers) => {
    expect(await get({ query }, headers)).toMatchObject({ status: 400, code: 'PREFLIGHT_REQUIRED' });
  });
});

describe('a GET without a cookie, a token and any header of ours', () => {
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${gateway.origin}/graphql?query=${encodeURIComponent(query)}`, { headers });
    return [answer.status, answer.headers.get('set-cookie'), await answer.json()] as const;
  };

  it('is answered like a POST, the second and third time too', async () => {
    const posted = await gateway.ask(query);
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toEqual([200, null, posted.body]);
  });

  it('may be sent as urql sends it', async () => {
    const parameters = { query: 'query Q { contentVersion }', operationName: 'Q', variables: '{}' };
    const answer = await fetch(`${gateway.origin}/graphql?${new URLSearchParams(parameters).toString()}`, {
      headers: {
        origin: 'https://app.example',
        accept: `${GRAPH}, application/graphql+json, ${PLAIN}, text/event-stream, multipart/mixed`,
      },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await answer.json()).toMatchObject({ data: { contentVersion: 0 } });
  });

  it('opens the way for no cookie: the same query with one is refused still', async () => {
    await ask();
    const [status, , body] = await ask({ cookie: 'a=b' });
    expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'PREFLIGHT_REQUIRED' } }] }]);
  });
});

it.each(LOCALES)('what is wrong is said in %s', async (locale) => {
  const answers = [
    [await post({}, { 'accept-language': locale }), 'DOCUMENT_MISSING'],
    [await post({ query }, { 'accept-language': locale, accept: 'image/png' }), 'NOT_ACCEPTABLE'],
    [await post({ query }, { 'accept-language': locale, 'content-type': 'a/b' }), 'UNSUPPORTED_MEDIA_TYPE'],
    [await get({ query }, { 'accept-language': locale, cookie: 'a=b' }), 'PREFLIGHT_REQUIRED'],
  ] as const;
  for (const [{ message }, code] of answers) expect(message).toBe(messageOf(code, locale));
});

it('clients learn by the message that they have to send the document beside its hash', async () => {
  expect((await post({ extensions: persisted(1, 'ab') })).message).toBe('PersistedQueryNotFound');
});
