import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';

/**
 * Refuses operation types that the schema does not have, such as
 * subscriptions; validation does not refuse them.
 */
export const operationKindPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, operation }) {
        if (!operation || schema.getRootType(operation.operation)) return Promise.resolve();
        return Promise.reject(new GraphFailure('OPERATION_NOT_SUPPORTED', undefined, { status: 400 }));
      },
    }),
};
