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
    // A fragment that spreads itself is refused later; here it must only not recurse for ever.
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
 * How often an operation of the document asks for the schema, aliases and fragments counted; 0 for what is no document.
 * Asked before the document is validated, which takes longer the more often it asks.
 */
export const countIntrospectionFields = (text: string, tokensMax: number): number => {
  if (!MAY_INTROSPECT.test(text)) return 0;
  try {
    return countInOperations(parse(text, { noLocation: true, maxLexicalTokens: tokensMax }));
  } catch {
    return 0;
  }
};
