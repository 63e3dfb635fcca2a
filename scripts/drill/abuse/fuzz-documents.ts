import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

import { hostileString } from './fuzz-strings';

const flag = (): Arbitrary<boolean> => fc.boolean();
const number = (min: number, max: number): Arbitrary<number> => fc.integer({ min, max });
const hostile = (): Arbitrary<string> => hostileString;

/** Picks by index, because fast-check compares arguments of `gen` deeply, and schema types reference each other. */
const pick = <T>(gen: GeneratorValue, values: readonly T[]): T => {
  const value = values[gen(number, 0, values.length - 1)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

const NUMBERS = [0, 1, 10, 50, -1, 2_147_483_647, 2_147_483_648, 1e300];
const OPERATIONS = ['query', 'query', 'query', 'mutation'];
const DEPTH = 4;
const FIELDS = 3;
const INPUT_DEPTH = 3;

const scalarText = (gen: GeneratorValue, type: GraphQLInputType): string => {
  const named = getNamedType(type);
  if (isEnumType(named)) return pick(gen, [...named.getValues().map(({ name }) => name), 'NO_SUCH_VALUE']);
  switch (named.name) {
    case 'Int':
    case 'Float':
      return String(pick(gen, NUMBERS));
    case 'Boolean':
      return String(gen(flag));
    default:
      return JSON.stringify(gen(hostile));
  }
};

const inputText = (gen: GeneratorValue, type: GraphQLInputType, depth: number): string => {
  if (isNonNullType(type)) return inputText(gen, type.ofType, depth);
  if (gen(number, 0, 19) === 0) return 'null';
  if (isListType(type)) return `[${inputText(gen, type.ofType, depth)}]`;
  if (!isInputObjectType(type) || depth === 0) return scalarText(gen, type);
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || gen(flag));
  return `{ ${fields.map((field) => `${field.name}: ${inputText(gen, field.type, depth - 1)}`).join(', ')} }`;
};

const argumentsText = (gen: GeneratorValue, field: GraphQLField<unknown, unknown>): string => {
  const given = field.args.filter((argument) => isNonNullType(argument.type) || gen(flag));
  if (given.length === 0) return '';
  return `(${given.map((argument) => `${argument.name}: ${inputText(gen, argument.type, INPUT_DEPTH)}`).join(', ')})`;
};

const selectionText = (gen: GeneratorValue, type: GraphQLNamedType, depth: number): string => {
  if (!isObjectType(type) && !isInterfaceType(type)) return isLeafType(type) ? '' : '{ __typename }';
  const fields: GraphQLField<unknown, unknown>[] = Object.values(type.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  );
  if (fields.length === 0) return '{ __typename }';
  const chosen = Array.from({ length: gen(number, 1, FIELDS) }, (_, place) => {
    const field = pick(gen, fields);
    return `f${place}: ${field.name}${argumentsText(gen, field)} ${selectionText(gen, getNamedType(field.type), depth - 1)}`;
  });
  return `{ ${chosen.join(' ')} }`;
};

/** Generates documents that are valid for the schema, with hostile argument values. */
const fittingDocument = (schema: GraphQLSchema): Arbitrary<string> =>
  fc.gen().map((gen) => {
    const operation = pick(gen, OPERATIONS);
    const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    return root ? `${operation} ${selectionText(gen, root, DEPTH)}` : '{ __typename }';
  });

const TOKENS = ['{', '}', '(', ')', '"', '$', '...', '@skip', '\u0000', 'fragment', ':', '#', '"""', '🌙'];

/** Generates known documents with tokens removed, repeated or inserted. */
const brokenDocument = (documents: readonly string[]): Arbitrary<string> =>
  fc.gen().map((gen) => {
    const tokens = pick(gen, documents).split(/(?<=\W)|(?=\W)/);
    for (let change = gen(number, 1, 4); change > 0; change -= 1) {
      const place = gen(number, 0, tokens.length);
      tokens.splice(place, gen(number, 0, 2), pick(gen, TOKENS));
    }
    return tokens.join('');
  });

/**
 * Generates hostile GraphQL documents: half are valid for the schema, the rest are broken known documents or not
 * GraphQL.
 */
export const hostileDocument = (schema: GraphQLSchema, documents: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fittingDocument(schema) },
    { weight: 4, arbitrary: brokenDocument(documents) },
    { weight: 1, arbitrary: hostileString },
  );
