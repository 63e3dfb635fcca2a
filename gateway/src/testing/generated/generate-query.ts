import {
  getNamedType,
  GraphQLBoolean,
  GraphQLNonNull,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isAbstractType,
  parse,
  validate,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';

import { Random } from './random';

const DEPTH = 4;
const FIELDS = 4;
const INSTANT = '2026-11-25T19:00:00.000Z';

/** A valid query with variables that fit it. */
export interface GeneratedQuery {
  source: string;
  variables: Record<string, unknown>;
}

/**
 * Writes one operation: aliases, fields that overlap, fragments in fragments and in several places, conditions on all of
 * them, variables that are given, null, absent or have a default, also within lists and objects, unions and interfaces.
 */
class QueryWriter {
  readonly #random: Random;
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];
  /** Variables by their type, and finished fragments by theirs, to be used again. */
  readonly #variablesOf = new Map<string, string[]>();
  readonly #fragmentsOf = new Map<string, string[]>();
  readonly #variables: Record<string, unknown> = {};

  /** Whether it has many of the shapes that the compiler cannot have; the other half is mostly compiled. */
  readonly #isWild: boolean;
  readonly #boolean = new GraphQLNonNull(GraphQLBoolean);

  constructor(
    private readonly schema: GraphQLSchema,
    seed: number,
  ) {
    this.#random = new Random(seed);
    this.#isWild = this.#random.chance(0.4);
  }

  #wild(part: number): boolean {
    return this.#random.chance(part) && this.#isWild;
  }

  write(): GeneratedQuery {
    const isMutation = this.#wild(0.05);
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType();
    if (!root) throw new Error('The schema has no such operations.');
    const body = this.#selection(root, DEPTH);
    const declared = this.#declared.length === 0 ? '' : `(${this.#declared.join(', ')})`;
    return {
      source: [`${isMutation ? 'mutation' : 'query'} Generated${declared} ${body}`, ...this.#fragments].join(
        '\n',
      ),
      variables: this.#variables,
    };
  }

  /** Declares a variable or takes a known one; gives it a value or null unless its default or nothing will do. */
  #variable(type: GraphQLInputType): string {
    const known = this.#variablesOf.get(String(type)) ?? [];
    if (known.length > 0 && this.#random.chance(0.5)) return this.#random.pick(known);
    const name = `v${this.#declared.length}`;
    const hasDefault = this.#random.chance(0.4);
    // A variable that may be absent fits a place that may not be null if it has a default.
    const isLoose = isNonNullType(type) && hasDefault && this.#random.chance(0.5);
    const declared = isLoose ? type.ofType : type;
    const value = this.#value(type);
    this.#declared.push(
      `$${name}: ${String(declared)}${hasDefault ? ` = ${this.#constant(value, type)}` : ''}`,
    );
    const isNeeded = isNonNullType(type) && !hasDefault;
    if (isNeeded || !this.#wild(0.4)) this.#variables[name] = this.#value(type);
    else if (!isNonNullType(declared) && this.#random.chance(0.3)) this.#variables[name] = null;
    this.#variablesOf.set(String(type), [...known, `$${name}`]);
    return `$${name}`;
  }

  #value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return [this.#value(type.ofType)];
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields())
          .filter((field) => isNonNullType(field.type) || this.#random.chance(0.5))
          .map((field) => [field.name, this.#value(field.type)]),
      );
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    if (type.name === 'Int') return 1 + this.#random.below(20);
    if (type.name === 'Float') return this.#random.next();
    if (type.name === 'Boolean') return this.#random.chance(0.5);
    return type.name === 'DateTime' ? INSTANT : `text ${this.#random.below(100)}`;
  }

  /** Writes a value; `inner` writes those within its lists and objects. */
  #written(
    value: unknown,
    type: GraphQLInputType,
    inner: (part: unknown, of: GraphQLInputType) => string,
  ): string {
    const named = isNonNullType(type) ? type.ofType : type;
    if (isListType(named)) {
      const each: GraphQLInputType = named.ofType;
      return `[${(value as unknown[]).map((item) => inner(item, each)).join(', ')}]`;
    }
    if (isInputObjectType(named)) {
      const fields = named.getFields();
      const entries = Object.entries(value as object).map(([name, item]: [string, unknown]) => {
        const field = new Map(Object.entries(fields)).get(name);
        return `${name}: ${field ? inner(item, field.type) : 'null'}`;
      });
      return `{${entries.join(', ')}}`;
    }
    return isEnumType(named) ? String(value) : JSON.stringify(value);
  }

  #constant(value: unknown, type: GraphQLInputType): string {
    return this.#written(value, type, (part, of) => this.#constant(part, of));
  }

  #literal(value: unknown, type: GraphQLInputType): string {
    return this.#written(value, type, (part, of) =>
      this.#random.chance(0.2) ? this.#variable(of) : this.#literal(part, of),
    );
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter(
      ({ type, defaultValue }) =>
        (isNonNullType(type) && defaultValue === undefined) || this.#random.chance(0.4),
    );
    if (given.length === 0) return '';
    const texts = given.map(({ name, type }) => {
      const text = this.#random.chance(0.5) ? this.#variable(type) : this.#literal(this.#value(type), type);
      return `${name}: ${text}`;
    });
    return `(${texts.join(', ')})`;
  }

  #condition(): string {
    if (!this.#random.chance(this.#isWild ? 0.2 : 0.12)) return '';
    const name = this.#random.pick(['skip', 'include']);
    const isVariable = this.#random.chance(0.7);
    if (!isVariable) return ` @${name}(if: ${String(this.#random.chance(0.5))})`;
    return ` @${name}(if: ${this.#variable(this.#boolean)})`;
  }

  /** Conditions, at times two, and directives of which the graph knows nothing to do. */
  #directives(): string {
    const conditions = this.#condition() + (this.#random.chance(0.1) ? this.#condition() : '');
    return this.#random.chance(0.05)
      ? `${conditions} @pretend(note: "${this.#random.below(9)}")`
      : conditions;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type);
    const below = (): string => (isCompositeType(type) ? ` ${this.#selection(type, depth - 1)}` : '');
    if (field.args.length === 0 && this.#random.chance(this.#isWild || isLeafType(type) ? 0.2 : 0.02))
      return `${field.name}${this.#directives()}${below()}`;
    const alias = `${this.#wild(0.03) ? 'f_' : 'f'}${this.#random.below(1e9)}`;
    const named = `${alias}: ${field.name}${this.#arguments(field.args)}`;
    const text = `${named}${this.#directives()}${below()}`;
    if (!this.#random.chance(this.#isWild ? 0.15 : 0.03)) return text;
    // Again, so that the two have to be merged.
    const again = `${named}${this.#directives()}${below()}`;
    return `${text} ${this.#random.chance(0.5) ? again : `...${this.#directives()} { ${again} }`}`;
  }

  #fragment(type: GraphQLNamedType, depth: number): string {
    const known = this.#fragmentsOf.get(type.name) ?? [];
    if (known.length > 0 && this.#random.chance(0.4))
      return `...${this.#random.pick(known)}${this.#directives()}`;
    const body = this.#selection(type, depth - 1);
    if (this.#random.chance(0.4)) return `... on ${type.name}${this.#directives()} ${body}`;
    const name = `F${this.#fragments.length}_${this.#random.below(1e9)}`;
    this.#fragments.push(`fragment ${name} on ${type.name} ${body}`);
    this.#fragmentsOf.set(type.name, [...(this.#fragmentsOf.get(type.name) ?? []), name]);
    const again = this.#wild(0.15) ? ` ...${name}${this.#directives()}` : '';
    return `...${name}${this.#directives()}${again}`;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const parts = this.#random.chance(0.3) ? ['__typename'] : [];
    if (isAbstractType(type) && depth > 0) {
      for (const each of this.schema.getPossibleTypes(type))
        if (this.#random.chance(0.7)) parts.push(this.#fragment(each, depth));
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values<GraphQLField<unknown, unknown>>(type.getFields()).filter(
        (field) => depth > 0 || isLeafType(getNamedType(field.type)),
      );
      for (let count = fields.length && 1 + this.#random.below(FIELDS); count > 0; count -= 1)
        parts.push(this.#field(this.#random.pick(fields), depth));
      if (depth > 1 && this.#random.chance(0.3)) parts.push(this.#fragment(type, depth));
      const kinds = type.getInterfaces();
      if (depth > 0 && kinds.length > 0 && this.#random.chance(0.3))
        parts.push(this.#fragment(this.#random.pick(kinds), depth));
    }
    return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
  }
}

/** Largest seed of a drill, about: tries of one seed are this far apart. */
const APART = 1_000_003;

/** Returns an operation that is valid for the schema, the same one for the same seed: the first valid one of some. */
export const generateQuery = (schema: GraphQLSchema, seed: number): GeneratedQuery => {
  for (let at = seed; ; at += APART) {
    const query = new QueryWriter(schema, at).write();
    if (validate(schema, parse(query.source)).length === 0) return query;
  }
};
