import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { OperationTypeNode } from 'graphql';

import { namesOf } from './document-source';
import { clientDocumentsOf } from './documents';
import type { PluginInput } from './documents';

/**
 * Generates typed `export const FaqPageOperation = { name, hash }`: pages that send only the hash need neither the
 * document nor Apollo.
 */
export const plugin: PluginFunction<Pick<PluginInput, 'externalFragments'>> = (
  _schema,
  documents,
  { externalFragments },
) => {
  const clients = clientDocumentsOf({ documents, externalFragments });
  if (clients.length === 0) return '';
  return {
    prepend: ["import type { PersistedOperation } from '@sahra/schemas/persisted-operation';"],
    content: clients
      .map((client) => {
        const { base, data, variables } = namesOf(client);
        const kind = client.operation.operation === OperationTypeNode.MUTATION ? ', mutation: true' : '';
        return `export const ${base}Operation: PersistedOperation<${data}, ${variables}> = { name: '${client.name}', hash: '${client.hash}'${kind} };`;
      })
      .join('\n'),
  };
};
