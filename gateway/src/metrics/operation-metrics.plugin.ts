import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph/graph-context';
import { OTHER_OPERATION } from './operation-names';

/** Notes the kind and the name of a request's operation for its metrics. */
export const operationMetricsPlugin = (
  names: ReadonlyMap<string, string>,
): ApolloServerPlugin<GraphContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, queryHash, contextValue: { scope } }) {
        scope.kind = operation?.operation ?? 'none';
        scope.operation = names.get(queryHash) ?? OTHER_OPERATION;
        return Promise.resolve();
      },
    }),
});
