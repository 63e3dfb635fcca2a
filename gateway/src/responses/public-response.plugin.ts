import { OperationTypeNode } from 'graphql';

import type { GraphHooks, GraphPlugin } from '../graph/graph-plugin';
import { costOfRequest } from '../graph/limits/cost-of-request';
import { countObjects } from '../graph/limits/count-objects';
import { OTHER_OPERATION } from '../metrics/operation-names';

/**
 * Notes in the request scope that a response may be kept: it is complete, does not depend on the caller, and all that
 * it depends on is known.
 */
export const publicResponsePlugin = (names: ReadonlyMap<string, string>): GraphPlugin => {
  const hooks: GraphHooks = {
    willSendResponse({ response: { body }, schema, document, operation, request, queryHash, contextValue }) {
      const { personal, stale, partner, dependencies, locale, scope } = contextValue;
      if (personal || stale || partner || !dependencies.isComplete || body.kind !== 'single') return;
      const { data, errors, extensions } = body.singleResult;
      const isQuery = operation?.operation === OperationTypeNode.QUERY;
      if (!isQuery || !document || !queryHash || !data || errors || !extensions) return;
      scope.publicResponse = {
        locale,
        operation: names.get(queryHash) ?? OTHER_OPERATION,
        documentHash: queryHash,
        cost: costOfRequest({ schema, document, operation, request, contextValue }),
        objects: countObjects(data),
        tags: [...dependencies.tags],
        feeds: [...dependencies.feeds],
        expiresAt: dependencies.expiresAt,
        extensions,
      };
    },
  };
  return { requestDidStart: () => hooks };
};
