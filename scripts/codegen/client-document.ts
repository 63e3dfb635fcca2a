import { createHash } from 'node:crypto';

import { Kind, print, visit } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Adds `__typename` to every selection set except the operation's own, as Apollo Client's cache does. Apollo then
 * sends the document unchanged, so its hash stays valid.
 */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: {
      enter(node, _key, parent): SelectionSetNode | undefined {
        if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        const present = node.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
        );
        return present ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
      },
    },
  });

const spreadsOf = (node: OperationDefinitionNode | FragmentDefinitionNode): string[] => {
  const names: string[] = [];
  visit(node, { FragmentSpread: (spread) => void names.push(spread.name.value) });
  return names;
};

/** An operation as clients send it: with exactly the fragments it needs. */
export interface ClientDocument {
  name: string;
  operation: OperationDefinitionNode;
  document: DocumentNode;
  text: string;
  hash: string;
}

/** Creates the document of one operation; `fragments` may contain more than it needs. */
export const clientDocumentOf = (
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ClientDocument => {
  if (!operation.name) throw new Error('Every operation needs a name: its hooks and its log lines carry it.');
  const needed = new Map<string, FragmentDefinitionNode>();
  const queue = spreadsOf(operation);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const fragment = fragments.get(name);
    if (!fragment || needed.has(name)) continue;
    needed.set(name, fragment);
    queue.push(...spreadsOf(fragment));
  }
  const document = withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] });
  const text = print(document);
  return {
    name: operation.name.value,
    operation,
    document,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  };
};
