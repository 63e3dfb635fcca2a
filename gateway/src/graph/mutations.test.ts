import { isMessageCode } from '@sahra/schemas/messages';
import { GraphQLEnumType, GraphQLInputObjectType, GraphQLNonNull, GraphQLObjectType } from 'graphql';
import type { GraphQLField } from 'graphql';

import { documentedCodes, takesReusableKey } from '../testing/documented-codes';
import { upstreamCallsOf } from '../testing/upstream-calls-of';
import { createGraphSchema } from './schema';

/** Codes of a shared call that one of its mutations cannot cause. */
const UNREACHABLE: ReadonlyMap<string, readonly string[]> = new Map([
  // Nothing is charged, so there is no amount to agree to and no key.
  ['previewPlanChange', ['AMOUNT_CHANGED', 'PAYMENT_UNDER_WAY', 'IDEMPOTENCY_KEY_REUSED']],
  // Videos that do not exist are left out.
  ['mergeProgress', ['NOT_FOUND']],
  // A viewer may choose nothing: that unsubscribes.
  ['updateNewsletter', ['CATEGORY_REQUIRED']],
]);

const schema = createGraphSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

const namedAfter = ({ name }: GraphQLField<unknown, unknown>, end: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${end}`;

/** Values of the enum of what can go wrong. */
const codesOf = (mutation: GraphQLField<unknown, unknown>) => {
  const codes = schema.getType(namedAfter(mutation, 'ErrorCode'));
  return codes instanceof GraphQLEnumType ? codes.getValues() : [];
};

test('there are mutations', () => {
  expect(mutations.length).toBeGreaterThan(0);
});

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s', (name, mutation) => {
  it('takes nothing, or one argument `input` of a type of its own', () => {
    const args = mutation.args.map(({ name, type }) => [name, String(type)]);
    expect([[], [['input', `${namedAfter(mutation, 'Input')}!`]]]).toContainEqual(args);
    expect(mutation.args.length === 0 || schema.getType(namedAfter(mutation, 'Input'))).toBeTruthy();
  });

  it('may fail without emptying the fields beside it', () => {
    expect(mutation.type).not.toBeInstanceOf(GraphQLNonNull);
    expect(String(mutation.type)).toBe(namedAfter(mutation, 'Payload'));
  });

  it('has expected failures of a type of its own', () => {
    const payload = schema.getType(namedAfter(mutation, 'Payload'));
    const error = schema.getType(namedAfter(mutation, 'Error'));
    if (!(payload instanceof GraphQLObjectType) || !(error instanceof GraphQLObjectType))
      throw new TypeError(`${mutation.name} has no payload or no error type`);
    expect(String(payload.getFields()['errors']?.type)).toBe(`[${error.name}!]!`);
    expect(error.getInterfaces().map(({ name }) => name)).toEqual(['UserError']);
    expect(String(error.getFields()['code']?.type)).toBe(`${namedAfter(mutation, 'ErrorCode')}!`);
  });

  it('says of every code when it comes, and has words for it', () => {
    const codes = codesOf(mutation);
    expect(codes).not.toEqual([]);
    expect(codes.filter(({ description }) => !description)).toEqual([]);
    expect(codes.filter(({ name }) => !isMessageCode(name))).toEqual([]);
  });

  it('knows every code that accounts documents for its calls', () => {
    const calls = upstreamCallsOf(schema, mutation);
    expect(calls).not.toEqual([]);
    const known = [...codesOf(mutation).map((code) => code.name), ...(UNREACHABLE.get(name) ?? [])];
    const expected = calls.flatMap((call) => [
      ...documentedCodes(call),
      ...(takesReusableKey(call) ? ['IDEMPOTENCY_KEY_REUSED'] : []),
    ]);
    expect(expected.filter((code) => !known.includes(code))).toEqual([]);
  });
});

test('every input of a mutation belongs to one mutation', () => {
  const inputs = mutations.flatMap(({ args }) => args.map(({ type }) => String(type)));
  expect(inputs).toEqual([...new Set(inputs)]);
  const types = inputs.map((name) => schema.getType(name.replace('!', '')));
  expect(types.filter((type) => !(type instanceof GraphQLInputObjectType))).toEqual([]);
});
