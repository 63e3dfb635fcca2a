import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { OperationTypeNode } from 'graphql';

import type { ClientDocument } from './client-document';
import { documentSource, namesOf, needsVariables } from './document-source';
import { clientDocumentsOf } from './documents';
import type { PluginInput } from './documents';

const hooksOf = (client: ClientDocument): string[] => {
  const { base, document, data, variables } = namesOf(client);
  const types = `<${data}, ${variables}>`;
  const optional = needsVariables(client) ? '' : '?';
  switch (client.operation.operation) {
    case OperationTypeNode.QUERY:
      return [
        `export const use${base}Query = (options${optional}: useQuery.Options${types} | SkipToken) => useQuery(${document}, options${optional && ' ?? {}'});`,
        `export const use${base}LazyQuery = (options?: useLazyQuery.Options${types}) => useLazyQuery(${document}, options);`,
      ];
    case OperationTypeNode.MUTATION:
      return [
        `export const use${base}Mutation = (options?: useMutation.Options${types}) => useMutation(${document}, options);`,
      ];
    case OperationTypeNode.SUBSCRIPTION:
      return [
        `export const use${base}Subscription = (options${optional}: useSubscription.Options${types}) => useSubscription(${document}, options);`,
      ];
  }
};

const IMPORTS = {
  query: ['useQuery', 'useLazyQuery'],
  mutation: ['useMutation'],
  subscription: ['useSubscription'],
} as const;

/**
 * Generates typed documents and named hooks for Apollo Client 4, with which typescript-react-apollo 5 does not
 * compile.
 */
export const plugin: PluginFunction<Pick<PluginInput, 'externalFragments'>> = (
  _schema,
  documents,
  { externalFragments },
) => {
  const clients = clientDocumentsOf({ documents, externalFragments });
  if (clients.length === 0) return '';
  const hooks = [...new Set(clients.flatMap(({ operation }) => IMPORTS[operation.operation]))];
  return {
    prepend: [
      "import type { TypedDocumentNode } from '@apollo/client';",
      `import { ${hooks.join(', ')} } from '@apollo/client/react';`,
      ...(hooks.includes('useQuery') ? ["import type { SkipToken } from '@apollo/client/react';"] : []),
    ],
    content: clients.flatMap((client) => [documentSource(client), ...hooksOf(client)]).join('\n'),
  };
};
