import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { OperationTypeNode } from 'graphql';

import type { ClientDocument } from './client-document';
import { documentSource, namesOf, needsVariables } from './document-source';
import { clientDocumentsOf } from './documents';
import type { PluginInput } from './documents';

const hookOf = (client: ClientDocument): string => {
  const { base, document, data, variables } = namesOf(client);
  const types = `<${data}, ${variables}>`;
  switch (client.operation.operation) {
    case OperationTypeNode.QUERY: {
      const args = `Omit<UseQueryArgs<${variables}, ${data}>, 'query'>`;
      return needsVariables(client)
        ? `export const use${base}Query = (args: ${args}) => useQuery${types}({ ...args, query: ${document} } as UseQueryArgs<${variables}, ${data}>);`
        : `export const use${base}Query = (args?: ${args}) => useQuery${types}({ ...args, query: ${document} } as UseQueryArgs<${variables}, ${data}>);`;
    }
    case OperationTypeNode.MUTATION:
      return `export const use${base}Mutation = () => useMutation${types}(${document});`;
    case OperationTypeNode.SUBSCRIPTION:
      return `export const use${base}Subscription = (args: Omit<UseSubscriptionArgs<${variables}, ${data}>, 'query'>) => useSubscription${types}({ ...args, query: ${document} } as UseSubscriptionArgs<${variables}, ${data}>);`;
  }
};

const IMPORTS = {
  query: ['useQuery', 'type UseQueryArgs'],
  mutation: ['useMutation'],
  subscription: ['useSubscription', 'type UseSubscriptionArgs'],
} as const;

/** Generates typed documents and named hooks for urql; typescript-urql would add the dependency graphql-tag. */
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
      "import type { TypedDocumentNode } from '@urql/core';",
      `import { ${hooks.join(', ')} } from 'urql';`,
    ],
    content: clients.flatMap((client) => [documentSource(client), hookOf(client)]).join('\n'),
  };
};
