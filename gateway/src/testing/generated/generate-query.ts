import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isAbstractType,
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

/** Writes one query: aliases, fragments, conditions, variables with and without defaults, unions and interfaces. */
class QueryWriter {
  readonly #random: Random;
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];
  readonly #variables: Record<string, unknown> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    seed: number,
  ) {
    this.#random = new Random(seed);
  }

  write(): GeneratedQuery {
    const root = this.schema.getQueryType();
    if (!root) throw new Error('The schema has no queries.');
    const body = this.#selection(root, DEPTH);
    const declared = this.#declared.length === 0 ? '' : `(${this.#declared.join(', ')})`;
    return {
      source: [`query Generated${declared} ${body}`, ...this.#fragments].join('\n'),
      variables: this.#variables,
    };
  }

  /** Declares a variable, and gives it a value unless its default or null will do. */
  #variable(type: GraphQLInputType): string {
    const name = `v${this.#declared.length}`;
    const hasDefault = this.#random.chance(0.4);
    const value = this.#value(type);
    this.#declared.push(`$${name}: ${String(type)}${hasDefault ? ` = ${this.#literal(value, type)}` : ''}`);
    const isNeeded = isNonNullType(type) && !hasDefault;
    if (isNeeded || this.#random.chance(0.7)) this.#variables[name] = this.#value(type);
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

  #literal(value: unknown, type: GraphQLInputType): string {
    const named = isNonNullType(type) ? type.ofType : type;
    if (isListType(named)) {
      const each: GraphQLInputType = named.ofType;
      return `[${(value as unknown[]).map((item) => this.#literal(item, each)).join(', ')}]`;
    }
    if (isInputObjectType(named)) {
      const fields = named.getFields();
      const entries = Object.entries(value as object).map(([name, item]: [string, unknown]) => {
        const field = new Map(Object.entries(fields)).get(name);
        return `${name}: ${field ? this.#literal(item, field.type) : 'null'}`;
      });
      return `{${entries.join(', ')}}`;
    }
    return isEnumType(named) ? String(value) : JSON.stringify(value);
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
    if (!this.#random.chance(0.2)) return '';
    const name = this.#random.pick(['skip', 'include']);
    const isVariable = this.#random.chance(0.7);
    if (!isVariable) return ` @${name}(if: ${String(this.#random.chance(0.5))})`;
    const variable = `c${this.#declared.length}`;
    this.#declared.push(`$${variable}: Boolean!`);
    this.#variables[variable] = this.#random.chance(0.5);
    return ` @${name}(if: $${variable})`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    // The alias is written once in a document, so that no two fields have to be merged.
    const alias = `f${this.#random.below(1e9)}`;
    const type = getNamedType(field.type);
    const selection = isCompositeType(type) ? ` ${this.#selection(type, depth - 1)}` : '';
    return `${alias}: ${field.name}${this.#arguments(field.args)}${this.#condition()}${selection}`;
  }

  #fragment(type: GraphQLNamedType, depth: number): string {
    const body = this.#selection(type, depth - 1);
    if (this.#random.chance(0.5)) return `... on ${type.name}${this.#condition()} ${body}`;
    const name = `F${this.#fragments.length}_${this.#random.below(1e9)}`;
    this.#fragments.push(`fragment ${name} on ${type.name} ${body}`);
    return `...${name}${this.#condition()}`;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const parts = this.#random.chance(0.3) ? ['__typename'] : [];
    if (isAbstractType(type) && depth > 0) {
      for (const each of this.schema.getPossibleTypes(type))
        if (this.#random.chance(0.7)) parts.push(this.#fragment(each, depth));
    }
    if (isObjectType(type)) {
      const fields = Object.values<GraphQLField<unknown, unknown>>(type.getFields()).filter(
        (field) => depth > 0 || isLeafType(getNamedType(field.type)),
      );
      for (let count = fields.length && 1 + this.#random.below(FIELDS); count > 0; count -= 1)
        parts.push(this.#field(this.#random.pick(fields), depth));
      if (depth > 1 && this.#random.chance(0.3)) parts.push(this.#fragment(type, depth));
    }
    return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
  }
}

/** Returns a query that is valid for the schema, the same one for the same seed. */
export const generateQuery = (schema: GraphQLSchema, seed: number): GeneratedQuery =>
  new QueryWriter(schema, seed).write();
