import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';

import { clientDocumentOf } from './client-document';
import type { ClientDocument } from './client-document';

/** Input of a codegen plugin: the parsed files, and fragments defined in other files. */
export interface PluginInput {
  documents: readonly { document?: DocumentNode }[];
  externalFragments?: readonly { name: string; node: FragmentDefinitionNode }[];
}

/** Returns every operation of the given files as clients send it. */
export const clientDocumentsOf = ({ documents, externalFragments = [] }: PluginInput): ClientDocument[] => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(externalFragments.map(({ name, node }) => [name, node]));
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [clientDocumentOf(node, fragments)] : [],
  );
};
