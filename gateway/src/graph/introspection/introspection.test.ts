import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql';
import type { IntrospectionOptions, IntrospectionQuery } from 'graphql';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { createGraphSchema } from '../schema';
import { StandardIntrospection } from './standard-introspection';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const SCHEMA = '__schema { types { name fields { name type { name } } } }';
const STANDARD = getIntrospectionQuery();

const CHOICES: readonly (keyof IntrospectionOptions)[] = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
];
/** The standard query without options, and with each option alone. */
const forms = [undefined, ...CHOICES].map((chosen): IntrospectionOptions =>
  Object.fromEntries(CHOICES.map((choice) => [choice, choice === chosen])),
);

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
        expect.arrayContaining(Object.keys(createGraphSchema().getTypeMap())),
      );
    }
  });

  it('is answered from memory in each of its forms, however it is spaced, and no other document is', async () => {
    const kept = new StandardIntrospection(createGraphSchema());
    for (const options of forms) {
      const query = getIntrospectionQuery(options);
      const answer = await kept.answer(query);
      expect(answer).toBeInstanceOf(Buffer);
      expect(await kept.answer(query.replaceAll(/\s+/g, ' '))).toBe(answer);
    }
    expect(kept.answer(`${STANDARD} query Other { __typename }`)).toBeUndefined();
    expect(kept.answer(STANDARD.replace('isDeprecated', ''))).toBeUndefined();
    expect(kept.answer(`${STANDARD} {`)).toBeUndefined();
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
