import { OperationTypeNode } from 'graphql';

import type { GraphHooks, GraphPlugin } from '../graph-plugin';
import type { KnownOperations } from './known-operations';

/** Notes the queries that Apollo Server has executed. */
export const knownOperationsPlugin = (known: KnownOperations): GraphPlugin => {
  const hooks: GraphHooks = {
    willSendResponse({ response: { body }, request, source, queryHash, document, operation }) {
      const isExecuted = body.kind === 'single' && body.singleResult.data !== undefined;
      if (!isExecuted || !document || !source || !queryHash) return;
      if (operation?.operation === OperationTypeNode.QUERY)
        known.note({
          ...{ asked: request.query ?? queryHash, operationName: request.operationName },
          ...{ source, queryHash, document, operation },
        });
    },
  };
  return { requestDidStart: () => hooks };
};
