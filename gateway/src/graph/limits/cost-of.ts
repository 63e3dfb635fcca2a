import { ownValue } from '@sahra/schemas/own-value';
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromAST,
} from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';

const listSizeOf = ({ astNode }: GraphQLField<unknown, unknown>, argument: string) =>
  astNode?.directives
    ?.find(({ name }) => name.value === 'listSize')
    ?.arguments?.find(({ name }) => name.value === argument)?.value;

/**
 * Returns the list length that the directive `@listSize(assumedSize:)` of a field
 * sets; undefined without the directive.
 */
const assumedLengthOf = (field: GraphQLField<unknown, unknown>): number | undefined => {
  const size = listSizeOf(field, 'assumedSize');
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
};

/**
 * Returns the lengths of the introspection lists, by type and field. Types and directives are counted;
 * the other values are rounded averages.
 */
const computeLengths = (schema: GraphQLSchema): ReadonlyMap<string, number> =>
  new Map([
    ['__Schema.types', Object.keys(schema.getTypeMap()).length],
    ['__Schema.directives', schema.getDirectives().length],
    ['__Directive.args', 1],
    ['__Type.fields', 4],
    ['__Type.inputFields', 1],
    ['__Type.interfaces', 1],
    ['__Type.enumValues', 2],
    ['__Type.possibleTypes', 1],
    ['__Field.args', 1],
    // Wrapper types as in `[Show!]!`: there are at most two more, and most types have none.
    ['__Type.ofType', 0],
  ]);

const lengthsOfSchema = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/** Returns the same as `computeLengths`, which counts all types: every request needs it. */
const introspectionLengths = (schema: GraphQLSchema): ReadonlyMap<string, number> => {
  const lengths = lengthsOfSchema.get(schema) ?? computeLengths(schema);
  lengthsOfSchema.set(schema, lengths);
  return lengths;
};

/** Maximum cost of a document, in objects (GitHub and Shopify allow some thousands too). */
export const COST_MAX = 5_000;

/**
 * Assumed length of a list with neither `first` nor `@listSize`, such as rows
 * of a page or renditions of a picture.
 */
const UNSAID_LENGTH = 10;

interface CostQuestion {
  schema: GraphQLSchema;
  root: GraphQLNamedType;
  selectionSet: SelectionSetNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
}

/** Introspection objects come from memory: two of them cost as much as one object of an upstream. */
const INTROSPECTION_WEIGHT = 0.5;

const META_FIELDS: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

const fieldOf = (type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined =>
  META_FIELDS.get(name) ??
  (isObjectType(type) || isInterfaceType(type) ? ownValue(type.getFields(), name) : undefined);

/**
 * Returns the maximum number of objects that an operation may read, computed from its text and variables only.
 * Everything below a page counts `first` times.
 */
export const costOf = ({ schema, root, selectionSet, fragments, variables }: CostQuestion): number => {
  const costOfSpread = new Map<string, number>();
  const described = introspectionLengths(schema);

  const firstOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined => {
    const argument = field.args.find(({ name }) => name === 'first');
    if (!argument) return undefined;
    const said = node.arguments?.find(({ name }) => name.value === 'first');
    const first: unknown = said ? valueFromAST(said.value, argument.type, variables) : argument.defaultValue;
    return typeof first === 'number' ? Math.max(0, first) : undefined;
  };

  /** Returns the length of the list argument that `@listSize(sizedBy:)` names; undefined without it. */
  const givenLengthOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined => {
    const sizedBy = listSizeOf(field, 'sizedBy');
    if (sizedBy?.kind !== Kind.STRING) return undefined;
    const argument = field.args.find(({ name }) => name === sizedBy.value);
    const given = node.arguments?.find(({ name }) => name.value === sizedBy.value);
    const list: unknown = argument && given ? valueFromAST(given.value, argument.type, variables) : undefined;
    return Array.isArray(list) ? list.length : undefined;
  };

  const ofField = (parent: GraphQLNamedType, node: FieldNode, page: number | undefined): number => {
    const field = fieldOf(parent, node.name.value);
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type)) return 0;
    const length = described.get(`${parent.name}.${field.name}`);
    if (length !== undefined) return length * (1 + ofSet(type, node.selectionSet, undefined));
    if (META_FIELDS.has(field.name))
      return Math.ceil((1 + ofSet(type, node.selectionSet, undefined)) * INTROSPECTION_WEIGHT);
    const first = firstOf(field, node);
    if (!isListType(getNullableType(field.type))) return 1 + ofSet(type, node.selectionSet, first);
    return (
      (first ?? page ?? givenLengthOf(field, node) ?? assumedLengthOf(field) ?? UNSAID_LENGTH) *
      (1 + ofSet(type, node.selectionSet, undefined))
    );
  };

  const ofFragment = (fragment: FragmentDefinitionNode, page: number | undefined): number => {
    const key = `${fragment.name.value} ${page}`;
    const known = costOfSpread.get(key);
    if (known !== undefined) return known;
    const type = schema.getType(fragment.typeCondition.name.value);
    const cost = type ? ofSet(type, fragment.selectionSet, page) : 0;
    costOfSpread.set(key, cost);
    return cost;
  };

  /** For a union or interface, the most expensive possible type counts. */
  const ofSet = (type: GraphQLNamedType, set: SelectionSetNode, page: number | undefined): number => {
    const costOfType = new Map<string, number>();
    let always = 0;
    const add = (condition: string, cost: number): void => {
      const narrows = isAbstractType(type) && isObjectType(schema.getType(condition));
      if (narrows) costOfType.set(condition, (costOfType.get(condition) ?? 0) + cost);
      else always += cost;
    };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) always += ofField(type, selection, page);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value ?? type.name;
        add(condition, ofSet(schema.getType(condition) ?? type, selection.selectionSet, page));
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) add(fragment.typeCondition.name.value, ofFragment(fragment, page));
      }
    }
    return always + Math.max(0, ...costOfType.values());
  };

  return ofSet(root, selectionSet, undefined);
};
