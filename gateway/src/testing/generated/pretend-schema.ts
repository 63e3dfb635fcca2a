import {
  buildSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isScalarType,
  isObjectType,
} from 'graphql';
import type { GraphQLOutputType, GraphQLSchema } from 'graphql';

import { isRecord } from '@sahra/schemas/is-record';

import { GraphFailure } from '../../graph/graph-failure';
import { readSchemaFile } from '../../graph/read-schema-file';
import { hashOf, Random } from './random';

interface Path {
  prev: Path | undefined;
  key: string | number;
}

const textOf = (path: Path | undefined): string => (path ? `${textOf(path.prev)}/${path.key}` : '');

/** Writes arguments in one way, whatever the order of their names. */
const argumentsText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([name, part]: [string, unknown]) => `${name}:${argumentsText(part)}`,
  );
  return `{${parts.toSorted().join()}}`;
};

/** Leaves that the parent object has, as most records do; the other fields have a resolver. */
const isOfParent = (typeName: string, fieldName: string): boolean =>
  hashOf(`${typeName}.${fieldName}`) % 2 === 0;

/** What the product's schema has not: defaults within inputs, and an interface whose type is told late or not at all. */
const PRETEND = `
  directive @pretend(note: String) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
  input PretendPart { size: Int! = 3, names: [String!] = ["a"], on: Boolean = true, note: String }
  input PretendInput { part: PretendPart = { size: 1 }, parts: [PretendPart!]! = [], kind: PretendKind! = SMALL, at: DateTime, count: Int }
  enum PretendKind { SMALL LARGE }
  interface PretendThing { id: ID!, other(input: PretendInput = { count: 2 }): PretendThing, parts(first: Int! = 2): [PretendThing!] }
  type PretendBox implements PretendThing { id: ID!, other(input: PretendInput = { count: 2 }): PretendThing, parts(first: Int! = 2): [PretendThing!], sides: Int! }
  type PretendBall implements PretendThing { id: ID!, other(input: PretendInput = { count: 2 }): PretendThing, parts(first: Int! = 2): [PretendThing!], radius: Float }
  union PretendUnion = PretendBox | PretendBall | Channel
  extend type Query {
    pretend(input: PretendInput!, inputs: [PretendInput!], kind: PretendKind = LARGE): PretendThing
    pretends(input: PretendInput = { part: { size: 2 } }, first: Int! = 3): [PretendUnion!]!
    pretendLate(size: Int): [PretendLate]
  }
  interface PretendLate { id: ID! }
  type PretendEarly implements PretendLate { id: ID! }
  type PretendEver implements PretendLate { id: ID!, note: String }
  extend type Mutation { pretendFirst: Int!, pretendSecond(part: PretendPart): PretendThing! }
`;

const NO_INSTANT = 'no instant';

const leafOf = (type: GraphQLOutputType, random: Random, mayNotFit: boolean): unknown => {
  const isUnfit = mayNotFit && random.chance(0.04);
  if (isEnumType(type)) return isUnfit ? 'NO_SUCH_VALUE' : random.pick(type.getValues()).name;
  switch (String(type)) {
    case 'Int':
      return isUnfit ? 1.5 : random.below(1_000);
    case 'Float':
      return random.next();
    case 'Boolean':
      return random.chance(0.5);
    case 'DateTime':
      return isUnfit ? NO_INSTANT : '2026-11-25T19:00:00.000Z';
    default:
      return `text ${random.below(1_000)}`;
  }
};

/**
 * The product's schema with made-up data: what a field returns depends on its path and the seed only. Fields return
 * null, fail, or have values that do not fit, later and (with `failsAtOnce`) at once: where an item of a list fails at
 * once, graphql-js leaves the failures of the other items to nobody, which Node and jest report.
 */
export class PretendSchema {
  readonly schema: GraphQLSchema = buildSchema(`${readSchemaFile('gateway.graphql')}${PRETEND}`);
  seed = 0;

  constructor(private readonly failsAtOnce: boolean) {
    const instants = this.schema.getType('DateTime');
    if (isScalarType(instants))
      instants.serialize = (value) => {
        if (value === NO_INSTANT) throw new GraphFailure('BAD_USER_INPUT', 'This is no instant.');
        return value;
      };
    const late = this.schema.getType('PretendLate');
    if (isInterfaceType(late))
      late.resolveType = (value, _context, info) => {
        const random = new Random(hashOf(textOf(info.path), this.seed));
        const name = isRecord(value) ? String(value['__typename']) : '';
        if (random.chance(0.2)) throw new GraphFailure('INTERNAL', 'It has no type.');
        if (random.chance(0.2)) return Promise.reject(new GraphFailure('INTERNAL', 'It has no type yet.'));
        return random.chance(0.5) ? name : Promise.resolve(name);
      };
    for (const type of Object.values(this.schema.getTypeMap()).filter(isObjectType)) {
      if (type.name.startsWith('__')) continue;
      for (const field of Object.values(type.getFields())) {
        if (isLeafType(getNullableType(field.type)) && isOfParent(type.name, field.name)) continue;
        field.resolve = (_source, args, _context, info) =>
          this.#resolve(field.type, `${textOf(info.path)} ${argumentsText(args)}`);
      }
    }
  }

  #resolve(type: GraphQLOutputType, place: string): unknown {
    const random = new Random(hashOf(place, this.seed));
    const isLater = !this.failsAtOnce || random.chance(0.5);
    const make = (): unknown => {
      if (random.chance(0.04)) throw new GraphFailure(random.pick(['NOT_FOUND', 'FORBIDDEN', 'INTERNAL']));
      return random.chance(0.04) ? null : this.#valueOf(type, random);
    };
    return isLater ? new Promise((settle) => setImmediate(settle)).then(make) : make();
  }

  #valueOf(type: GraphQLOutputType, random: Random): unknown {
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const each: GraphQLOutputType = inner.ofType;
      return Array.from({ length: random.below(4) }, () => this.#itemOf(each, random));
    }
    if (isLeafType(inner)) return leafOf(inner, random, true);
    const concrete = isAbstractType(inner) ? random.pick(this.schema.getPossibleTypes(inner)) : inner;
    if (!isObjectType(concrete)) throw new Error(`${String(inner)} has no objects.`);
    const leaves = Object.values(concrete.getFields()).filter(
      (field) => isLeafType(getNullableType(field.type)) && isOfParent(concrete.name, field.name),
    );
    return {
      __typename: concrete.name,
      ...Object.fromEntries(
        leaves.map((field) => [
          field.name,
          this.#isFlawed(random) ? null : leafOf(getNullableType(field.type), random, this.failsAtOnce),
        ]),
      ),
    };
  }

  #isFlawed(random: Random): boolean {
    return this.failsAtOnce && random.chance(0.04);
  }

  #itemOf(type: GraphQLOutputType, random: Random): unknown {
    if (this.#isFlawed(random)) return new GraphFailure('NOT_FOUND');
    return this.#isFlawed(random) ? null : this.#valueOf(type, random);
  }
}
