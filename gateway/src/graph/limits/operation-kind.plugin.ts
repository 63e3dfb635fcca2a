import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';

/**
 * Refuses subscriptions that do not want an event stream, and everything else that wants one; validation
 * does neither.
 */
export const operationKindPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, contextValue: { stream } }) {
        if (!operation || (operation.operation === OperationTypeNode.SUBSCRIPTION) === (stream !== null))
          return Promise.resolve();
        const detail = stream
          ? 'An event stream carries subscriptions only: ask for everything else with `Accept: application/json`.'
          : 'A subscription is answered as an event stream: ask for it with `Accept: text/event-stream`.';
        return Promise.reject(new GraphFailure('OPERATION_NOT_SUPPORTED', detail, { status: 400 }));
      },
    }),
};
