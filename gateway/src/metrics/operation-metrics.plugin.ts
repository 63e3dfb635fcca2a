import type { GraphHooks, GraphPlugin } from '../graph/graph-plugin';
import { OTHER_OPERATION } from './operation-names';

/** Notes the kind and the name of a request's operation for its metrics. */
export const operationMetricsPlugin = (names: ReadonlyMap<string, string>): GraphPlugin => {
  const hooks: GraphHooks = {
    didResolveOperation({ operation, queryHash, contextValue: { scope } }) {
      scope.kind = operation?.operation ?? 'none';
      scope.operation = names.get(queryHash) ?? OTHER_OPERATION;
    },
  };
  return { requestDidStart: () => hooks };
};
