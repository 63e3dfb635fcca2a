import {
  buildClientSchema,
  buildSchema,
  executeSync,
  getIntrospectionQuery,
  introspectionFromSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import type { GraphQLSchema, IntrospectionOptions, IntrospectionQuery } from 'graphql';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { readSchemaFile } from '../read-schema-file';
import { createGraphSchema } from '../schema';
import { KeptIntrospection } from './kept-introspection';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const SCHEMA = '__schema { types { name fields { name type { name } } } }';
const STANDARD = getIntrospectionQuery();
const schema = createGraphSchema();
const DESCRIPTIONS = Array.from({ length: 15 }, (_, n) => `a${n}: description`).join(' ');
const NEIGHBOURS = 'fields { type { fields { type { name } } } }';
const ALIASES = Array.from({ length: 16 }, (_, n) => `a${n}: isDeprecated`).join(' ');

const CHOICES: readonly (keyof IntrospectionOptions)[] = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
];

describe('the schema', () => {
  it.each([
    ['under fifteen names', `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: ${SCHEMA}`).join(' ')} }`],
    ['twice', `{ ${SCHEMA} a: ${SCHEMA} }`],
    ['and a type of it', `{ ${SCHEMA} __type(name: "Show") { name } }`],
    ['once here, once in a fragment', `{ ${SCHEMA} ...F } fragment F on Query { a: ${SCHEMA} }`],
    ['by a fragment twice', `{ ...F ...on Query { ...F } } fragment F on Query { ${SCHEMA} }`],
  ])('is not told %s', async (_how, query) => {
    const { status, body } = await gateway.ask(query);
    expect([status, body.data]).toEqual([400, undefined]);
    expect(body.errors?.[0]?.message).toMatch(/asks for the schema \d+ times; it is answered once/);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is also sent to tools that write their own query', async () => {
    const { body } = await gateway.ask(`{ ${SCHEMA} shows(first: 1) { nodes { slug } } }`);
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({ __schema: { types: expect.any(Array) as unknown[] }, shows: {} });
  });

  it('is not told in more detail than anybody reads', async () => {
    const query = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    const { status, body } = await gateway.ask(query);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the standard query', () => {
  it.each([
    ['by default', {}],
    ['of the playground', { schemaDescription: true, inputValueDeprecation: true }],
    ['with all that it has', { oneOf: true, specifiedByUrl: true, directiveIsRepeatable: true }],
  ])('%s is answered with the whole schema, the second time too', async (_whose, options) => {
    const query = getIntrospectionQuery(options);
    for (const spelling of [query, query, query.replaceAll(/\s+/g, ' ')]) {
      const { status, headers, body } = await gateway.ask(spelling, {}, { 'x-localization': 'ar' });
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(headers.get('content-type')).toContain('application/graphql-response+json');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.extensions).toEqual({ locale: 'ar' });
      const told = buildClientSchema(body.data as unknown as IntrospectionQuery);
      expect(printSchema(told).length).toBeGreaterThan(50_000);
      expect(Object.keys(told.getTypeMap())).toEqual(
        expect.arrayContaining(Object.keys(schema.getTypeMap())),
      );
    }
  });

  it('tells the committed contract, descriptions included', async () => {
    const { body } = await gateway.ask(
      getIntrospectionQuery(Object.fromEntries(CHOICES.map((choice) => [choice, true]))),
    );
    const told = buildClientSchema(body.data as unknown as IntrospectionQuery);
    const sorted = (each: GraphQLSchema) => introspectionFromSchema(lexicographicSortSchema(each));
    expect(sorted(told)).toEqual(sorted(buildSchema(readSchemaFile('gateway.graphql'))));
    for (const scalar of ['Date', 'DateTime'])
      expect(told.getType(scalar)).toMatchObject({
        description: expect.stringContaining('RFC 3339') as string,
        specifiedByURL: expect.stringContaining('https://') as string,
      });
  });

  it('is refused to a partner key that does not count, like every other', async () => {
    expect((await gateway.ask(STANDARD, {}, { 'x-api-key': 'sk_unknown' })).status).toBe(401);
  });

  it('is refused to an operation name that it does not have', async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: STANDARD, operationName: 'Other' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_NOT_FOUND' } }] });
  });
});

/** What tools of other years ask: fewer levels of lists, another order, names of their own, one text without fragments. */
const OLDER: readonly (readonly [string, string])[] = [
  [
    'graphql-js 14',
    STANDARD.replace(
      /fragment TypeRef[^]*$/,
      `fragment TypeRef on __Type { ${'kind name ofType { '.repeat(7)}kind name${' }'.repeat(8)}`,
    ),
  ],
  [
    'another order',
    STANDARD.replace('queryType { name kind }', '').replace('types {', 'queryType { name } types {'),
  ],
  ['no name', STANDARD.replace('query IntrospectionQuery', 'query')],
  ['no deprecation', STANDARD.replaceAll('isDeprecated', '').replaceAll('deprecationReason', '')],
  ['a name for itself', STANDARD.replace('__schema {', '__typename own: __schema {')],
  [
    'no fragments',
    '{ __schema { types { kind name description fields(includeDeprecated: true) { name args { name type { kind name ofType { kind name ofType { name } } } } type { kind name ofType { kind name ofType { name } } } } enumValues { name } } } }',
  ],
];

describe('a question about the schema in another form', () => {
  const address = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });

  it.each(OLDER)('(%s) costs what the standard query costs', async (_form, query) => {
    for (const headers of [address(1), address(2)]) {
      const { status, body } = await gateway.ask(query, {}, headers);
      expect([status, body.errors]).toEqual([200, undefined]);
      const price = 10 + Math.ceil(query.length / 50) + 200;
      expect(body.extensions?.cost).toMatchObject({ requested: price, actual: price });
    }
  });

  it('is answered by GET too, at that price', async () => {
    const answer = await fetch(`${gateway.origin}/graphql?query=${encodeURIComponent(STANDARD)}`, {
      headers: address(3),
    });
    const price = 10 + Math.ceil(STANDARD.length / 50) + 200;
    expect(await answer.json()).toMatchObject({ extensions: { cost: { actual: price } } });
  });

  it('is answered as it was asked, however it is spaced', () => {
    const kept = new KeptIntrospection(schema, () => 0);
    for (const query of [STANDARD, ...OLDER.map(([, text]) => text)]) {
      const answer = kept.answer(query);
      const { data } = executeSync({ schema, document: parse(query) });
      expect(answer?.toString()).toBe(JSON.stringify(data));
      expect(kept.answer(query.replaceAll(/\s+/g, ' '))).toBe(answer);
    }
  });

  it.each([
    ['another operation', `${STANDARD} query Other { __typename }`],
    ['another field', STANDARD.replace('__schema {', 'contentVersion __schema {')],
    ['another language', STANDARD.replace('query IntrospectionQuery', 'query @inContext(locale: AR)')],
    ['a variable', STANDARD.replace('IntrospectionQuery', '($a: Int)')],
    ['more aliases than are answered', STANDARD.replace('isDeprecated', ALIASES)],
    [
      'more objects than are answered',
      `{ __schema { types { ${NEIGHBOURS} } again: types { ${NEIGHBOURS} } } }`,
    ],
    ['an answer of megabytes', `{ __schema { types { fields { ${DESCRIPTIONS} } } } }`],
    ['what is not there', STANDARD.replace('isDeprecated', 'isGone')],
    ['no end', `${STANDARD} {`],
    ['fragments in a circle', `${STANDARD} fragment Circle on __Type { ...Circle }`],
    ['little, which costs less', '{ __schema { queryType { name } } }'],
  ])('with %s is left to the rules of every document', (_what, query) => {
    expect(new KeptIntrospection(schema, () => 0).answer(query)).toBeUndefined();
  });

  it('is made at that price only so often, so that nobody keeps the gateway busy with ever new ones', () => {
    const clock = { now: 0 };
    const kept = new KeptIntrospection(schema, () => clock.now);
    const form = (turn: number) =>
      `query Form${turn} { __schema { types { fields { name type { name } } } } }`;
    const made = Array.from({ length: 30 }, (_, turn) => kept.answer(form(turn)) !== undefined);
    expect(made.filter(Boolean)).toHaveLength(20);
    expect(kept.answer(form(0))).toBeDefined();
    clock.now += 10_000;
    expect(kept.answer(form(30))).toBeDefined();
  });
});
