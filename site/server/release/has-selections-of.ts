import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** Response paths of a document, `video.show.title`, whatever fragments they stand in. */
const pathsOf = ({ definitions }: DocumentNode): Set<string> => {
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const paths = new Set<string>();
  const collect = (set: SelectionSetNode | undefined, parent: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) collect(fragments.get(selection.name.value), parent);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, parent);
      else {
        const path = `${parent}.${(selection.alias ?? selection.name).value}`;
        paths.add(path);
        collect(selection.selectionSet, path);
      }
    }
  };
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) collect(definition.selectionSet, '');
  return paths;
};

/** Whether an answer to `document` has every field that an answer to `other` has. */
export const hasSelectionsOf = (document: DocumentNode, other: DocumentNode): boolean => {
  const present = pathsOf(document);
  return [...pathsOf(other)].every((path) => present.has(path));
};
