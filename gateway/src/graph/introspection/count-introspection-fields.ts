import { Kind, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

const FIELDS: readonly string[] = ['__schema', '__type'];
const MAY_INTROSPECT = /__(?:schema|type)(?!\w)/;

const countInOperations = ({ definitions }: DocumentNode): number => {
  const fragments = new Map(
    definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const countOfFragment = new Map<string, number>();

  const countIn = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return sum + (FIELDS.includes(selection.name.value) ? 1 : countIn(selection.selectionSet));
        case Kind.INLINE_FRAGMENT:
          return sum + countIn(selection.selectionSet);
        case Kind.FRAGMENT_SPREAD:
          return sum + countInFragment(selection.name.value);
      }
    }, 0);

  const countInFragment = (name: string): number => {
    const known = countOfFragment.get(name);
    if (known !== undefined) return known;
    // Another rule refuses a recursive fragment later. Here the recursion only has to end.
    countOfFragment.set(name, 0);
    const times = countIn(fragments.get(name)?.selectionSet);
    countOfFragment.set(name, times);
    return times;
  };

  return Math.max(
    0,
    ...definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? countIn(definition.selectionSet) : 0,
    ),
  );
};

/**
 * Counts how often an operation asks for the schema, including aliases and
 * fragments; 0 for an invalid document.
 * Runs before validation, because every such field makes validation slower.
 */
export const countIntrospectionFields = (text: string, tokensMax: number): number => {
  if (!MAY_INTROSPECT.test(text)) return 0;
  try {
    return countInOperations(parse(text, { noLocation: true, maxLexicalTokens: tokensMax }));
  } catch {
    return 0;
  }
};
