import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';

import type { GraphContext } from '../graph-context';
import type { KnownOperations } from './known-operations';

/** Notes the queries that Apollo Server has executed. */
export const knownOperationsPlugin = (known: KnownOperations): ApolloServerPlugin<GraphContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body }, request, source, queryHash, document, operation }) {
        const isExecuted = body.kind === 'single' && body.singleResult.data !== undefined;
        if (!isExecuted || !document || !source || !queryHash) return Promise.resolve();
        if (operation?.operation === OperationTypeNode.QUERY)
          known.note({
            ...{ asked: request.query ?? queryHash, operationName: request.operationName },
            ...{ source, queryHash, document, operation },
          });
        return Promise.resolve();
      },
    }),
});
