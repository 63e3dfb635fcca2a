import {
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
  typeFromAST,
  visit,
} from 'graphql';
import type {
  ASTNode,
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

const CONDITIONS: ReadonlySet<string> = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

/** Found what the compiler would execute otherwise than graphql-js. */
class NotCompilable extends Error {}

interface Selected {
  node: FieldNode;
  /** Its own conditions and those of the fragments around it, as text; empty when it is always selected. */
  conditions: string;
}

const conditionsOf = (directives: readonly DirectiveNode[] = []): string =>
  directives
    .filter(({ name }) => CONDITIONS.has(name.value))
    .map(print)
    .join();

/**
 * Whether the fields of one key are merged as by graphql-js. The compiler puts the key where the first of them is, when
 * any is selected, and always selects below it what any of them selects.
 */
const isAlike = ([first, ...others]: readonly Selected[]): boolean =>
  others.length === 0 ||
  (first?.conditions === '' &&
    (!first.node.selectionSet || others.every(({ conditions }) => conditions === '')));

/** Reads an operation as the compiler does: the fields of each object type, with what they depend on. */
class OperationReader {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** Conditions of a field at a place: the compiler notes them by both, for all object types together. */
  readonly #noted = new Map<FieldNode, Map<string, string>>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
  }

  check(type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: string): void {
    const selected = new Map<string, Selected[]>();
    const spread = new Map<string, string>();
    for (const set of sets) this.#collect(type, set, '', selected, spread);
    for (const [key, fields] of selected) {
      if (!isAlike(fields)) throw new NotCompilable();
      for (const field of fields) this.#note(field, `${place}.${key}`);
      this.#checkBelow(type, fields, `${place}.${key}`);
    }
  }

  #checkBelow(type: GraphQLObjectType, fields: readonly Selected[], place: string): void {
    const name = fields[0]?.node.name.value ?? '';
    if (name === '__typename') return;
    const field = new Map(Object.entries(type.getFields())).get(name);
    // Descriptions of the schema are no fields of an object type.
    if (!field) throw new NotCompilable();
    const below = getNamedType(field.type);
    if (!isCompositeType(below)) return;
    const sets = fields.flatMap(({ node }) => node.selectionSet ?? []);
    for (const each of isAbstractType(below) ? this.schema.getPossibleTypes(below) : [below])
      this.check(each, sets, place);
  }

  #collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    around: string,
    selected: Map<string, Selected[]>,
    spread: Map<string, string>,
  ): void {
    for (const selection of set.selections) {
      const conditions = around + conditionsOf(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        // The compiler joins the keys of a path by "_" to a name, and `__proto__` is no own key of an object literal.
        if (selection.alias && key.includes('_')) throw new NotCompilable();
        const known = selected.get(key) ?? [];
        selected.set(key, [...known, { node: selection, conditions }]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const before = spread.get(selection.name.value);
        // Only the first of two spreads counts for the compiler, also when its condition leaves it out.
        if (before !== undefined && before + conditions !== '') throw new NotCompilable();
        if (before !== undefined) continue;
        spread.set(selection.name.value, conditions);
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
      if (fragment && this.#fits(type, fragment.typeCondition))
        this.#collect(type, fragment.selectionSet, conditions, selected, spread);
    }
  }

  #fits(type: GraphQLObjectType, condition: FragmentDefinitionNode['typeCondition'] | undefined): boolean {
    if (!condition) return true;
    const wanted = typeFromAST(this.schema, condition);
    return wanted === type || (isAbstractType(wanted) && this.schema.isSubType(wanted, type));
  }

  #note({ node, conditions }: Selected, place: string): void {
    const noted = this.#noted.get(node) ?? new Map<string, string>();
    if ((noted.get(place) ?? conditions) !== conditions) throw new NotCompilable();
    this.#noted.set(node, noted.set(place, conditions));
  }
}

/** Returns the variables of conditions and those within a list or an object, where the compiler takes an absent one for null. */
const variablesToGive = (nodes: readonly ASTNode[]): string[] => {
  const names = new Set<string>();
  const note = (node: ASTNode): void => {
    visit(node, { Variable: ({ name }) => void names.add(name.value) });
  };
  for (const node of nodes)
    visit(node, {
      Directive: (directive) => {
        if (CONDITIONS.has(directive.name.value)) note(directive);
      },
      ListValue: note,
      ObjectValue: note,
    });
  return [...names];
};

/**
 * Decides whether the compiled function of an operation can answer what graphql-js does. Returns the names of the
 * variables that a request must give for that; null when graphql-js has to execute the operation
 * (docs/decisions/0188).
 */
export const variablesOfCompilable = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] | null => {
  const root = schema.getQueryType();
  const types = Object.values(schema.getTypeMap());
  if (operation.operation !== OperationTypeNode.QUERY || !root) return null;
  // The compiler waits for no promise of isTypeOf, and a failure of it would leave the request without an answer.
  if (types.some((type) => isObjectType(type) && type.isTypeOf)) return null;
  try {
    new OperationReader(schema, document).check(root, [operation.selectionSet], '');
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return variablesToGive([operation.selectionSet, ...fragments]);
};
