import { ApolloServer } from '@apollo/server';
import { HEADERS } from '@sahra/schemas/headers';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';

import { readExamples } from '../../bundle/read-examples';
import { readSiteOperations } from '../graph/persisted-operations';
import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const BEARER = { authorization: 'Bearer bearer-paid' };
const ADDRESS = { 'x-forwarded-for': '203.0.113.7' };
/** What differs between two answers to one request. */
const OF_ONE_ANSWER = new Set([HEADERS.requestId, HEADERS.rateLimitLeft, 'date']);

let gateway: TestGateway;
const byServer = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
beforeAll(async () => {
  gateway = await startTestGateway({ deadlineMs: 30_000, addressCostPerSecond: 1_000_000 });
});
afterEach(() => {
  gateway.accounts.down = false;
});
afterAll(() => gateway.close());

interface Sent {
  method: 'GET' | 'POST';
  parameters: Record<string, unknown>;
  headers?: Record<string, string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const send = async ({ method, parameters, headers = {} }: Sent) => {
  const before = byServer.mock.calls.length;
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, textOf(value)])),
  );
  const response =
    method === 'GET'
      ? await fetch(`${gateway.origin}/graphql?${search.toString()}`, {
          headers: { 'apollo-require-preflight': 'test', ...headers },
        })
      : await fetch(`${gateway.origin}/graphql`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(parameters),
        });
  const body = (await response.text())
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"left":\d+/g, '"left":0');
  const told = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
  return {
    answer: { status: response.status, headers: Object.fromEntries(told), body },
    isByServer: byServer.mock.calls.length > before,
  };
};

/** Sends a request until it is known; returns what Apollo Server answered and what was answered without it. */
const bothWays = async (sent: Sent) => {
  const first = await send(sent);
  const second = await send(sent);
  return { first, second };
};

const NAMES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['ids', []],
  ['query', 'night'],
  ['slug', 'show-1'],
  ['code', 'ep01n1x'],
  ['metaCode', 'faq'],
  ['number', 'none'],
  ['first', 2],
  ['from', '2026-11-25T00:00:00.000Z'],
  ['to', '2026-11-26T00:00:00.000Z'],
  ['id', 'U2hvdzpzaG93LTE'],
  ['after', ''],
  ['kind', 'EPISODE'],
  ['orderBy', 'NEWEST'],
]);

const queriesOf = (documents: readonly (readonly [string, string])[]) =>
  documents.flatMap(([name, text]) => {
    const operation = getOperationAST(parse(text));
    if (operation?.operation !== OperationTypeNode.QUERY) return [];
    const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    const variables = declared.map((each): [string, unknown] => [each, NAMES.get(each)]);
    const given = Object.fromEntries(variables.filter(([, value]) => value !== undefined));
    return [[operation.name?.value ?? name, { query: text, variables: given }] as const];
  });

const examples = readExamples(`${__dirname}/../../playground/examples`)
  .flatMap((task) => task.examples)
  .filter(({ query }) => !/^(?:subscription|mutation) /m.test(query))
  .map(({ name, query, variables }) => {
    const given = JSON.parse(variables ?? '{}') as Record<string, unknown>;
    return [name, { query, variables: given }] as const;
  });

describe('every known query has the answer of Apollo Server', () => {
  it.each([...examples, ...queriesOf([...readSiteOperations()])])('%s', async (_name, parameters) => {
    const { first, second } = await bothWays({
      method: 'POST',
      parameters,
      headers: { ...BEARER, ...ADDRESS },
    });
    expect(second.answer).toEqual(first.answer);
    // A document without data is refused each time, and never becomes known.
    const isExecuted = /"data":[{n]/.test(first.answer.body);
    expect([first.isByServer, second.isByServer]).toEqual([true, !isExecuted]);
  });
});

describe('a known query', () => {
  it.each([
    ['in a GET', { method: 'GET', parameters: { query: '{ a: viewer { name } }' } }],
    [
      'in another language',
      { method: 'GET', parameters: { query: 'query @inContext(locale: AR) { viewer { name } }' } },
    ],
    [
      'with a name among several',
      {
        method: 'POST',
        parameters: {
          query: 'query One { viewer { name } } query Two { viewer { email } }',
          operationName: 'Two',
        },
      },
    ],
    [
      'with a non-null variable that has a default',
      {
        method: 'POST',
        parameters: { query: 'query D($first: Int! = 2) { shows(first: $first) { nodes { slug } } }' },
      },
    ],
    [
      'whose fields fail',
      {
        method: 'POST',
        parameters: { query: '{ e: viewer { name watchlist(first: 0) { nodes { code } } } }' },
      },
    ],
    [
      'whose conditions differ between two places of one fragment',
      {
        method: 'POST',
        parameters: {
          query:
            'query C($a: Boolean!, $b: Boolean!) { one: viewer { ...F @include(if: $a) } two: viewer { ...F @skip(if: $b) } } fragment F on Viewer { name }',
          variables: { a: true, b: true },
        },
      },
    ],
  ] as const)('%s has the same answer', async (_name, sent) => {
    const { first, second } = await bothWays({ ...sent, headers: { ...BEARER, ...ADDRESS } });
    expect(second.answer).toEqual(first.answer);
    expect([first.isByServer, second.isByServer]).toEqual([true, false]);
  });

  it('fails as it would before when an upstream is away', async () => {
    const [one, other] = ['{ down: viewer { name } }', '{ away: viewer { name } }'];
    const ask = (query: string) => send({ method: 'POST', parameters: { query }, headers: BEARER });
    await ask(one);
    gateway.accounts.down = true;
    const known = await ask(one);
    const unknown = await ask(other);
    expect([known.isByServer, unknown.isByServer]).toEqual([false, true]);
    expect(known.answer.body.replaceAll('down', 'away')).toBe(unknown.answer.body);
  });

  it('is refused to a key that is not valid, and to one without the scope', async () => {
    const query = '{ keyed: plans { id } }';
    await send({ method: 'POST', parameters: { query }, headers: { [HEADERS.apiKey]: 'sk_everything' } });
    for (const [key, status] of [
      ['sk_none', 401],
      ['sk_catalogue', 200],
    ] as const) {
      const refused = await send({
        method: 'POST',
        parameters: { query },
        headers: { [HEADERS.apiKey]: key },
      });
      const unknown = query.replace('keyed', `as_${key}`);
      const expected = await send({
        method: 'POST',
        parameters: { query: unknown },
        headers: { [HEADERS.apiKey]: key },
      });
      expect([refused.isByServer, expected.isByServer]).toEqual([false, true]);
      expect(refused.answer.status).toBe(status);
      expect(refused.answer.body).toContain('errors');
      expect(refused.answer.body.replaceAll('keyed', `as_${key}`)).toBe(expected.answer.body);
    }
  });

  it('that one rule refuses passes the others, so that it costs the same', async () => {
    const query = 'query Told($after: String) { told: shows(first: 2, after: $after) { nodes { slug } } }';
    const ask = (text: string, after: string | null) =>
      send({
        method: 'POST',
        parameters: { query: text, variables: { after } },
        headers: { ...BEARER, ...ADDRESS },
      });
    await ask(query, null);
    const known = await ask(query, '\0');
    const unknown = await ask(query.replace('Told', 'Said'), '\0');
    expect([known.isByServer, unknown.isByServer]).toEqual([false, true]);
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer.body).toContain('TEXT_UNREADABLE');
  });

  it.each([
    ['variables that do not fit', { variables: { first: 'two' } }, {}],
    ['variables that are a list', { variables: [2] }, {}],
    ['an operation that it does not have', { operationName: 'Other' }, {}],
    ['an Accept that was not met before', {}, { accept: 'text/html' }],
    ['a content type that is not JSON', {}, { 'content-type': 'text/plain' }],
  ])('is left to Apollo Server with %s', async (_name, parameters, headers) => {
    const query = 'query Left($first: Int = 1) { viewer { watchlist(first: $first) { nodes { code } } } }';
    await bothWays({ method: 'POST', parameters: { query }, headers: BEARER });
    expect((await send({ method: 'POST', parameters: { query }, headers: BEARER })).isByServer).toBe(false);
    const sent = {
      method: 'POST',
      parameters: { query, ...parameters },
      headers: { ...BEARER, ...headers },
    } as const;
    const { isByServer, answer } = await send(sent);
    expect(isByServer || answer.status === 415).toBe(true);
    expect(answer.body).toContain('errors');
  });

  it('never is a mutation', async () => {
    const query = 'mutation { signOut { errors { code } } }';
    for (let turn = 0; turn < 3; turn += 1)
      expect((await send({ method: 'POST', parameters: { query } })).isByServer).toBe(true);
  });
});
