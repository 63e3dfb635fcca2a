import type { ApolloServerPlugin } from '@apollo/server';

import { OperationTypeNode } from 'graphql';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';

/**
 * Refuses subscriptions, which only event streams answer, and operation types that the schema does not have;
 * validation refuses neither.
 */
export const operationKindPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, operation }) {
        const { SUBSCRIPTION } = OperationTypeNode;
        if (!operation || (operation.operation !== SUBSCRIPTION && schema.getRootType(operation.operation)))
          return Promise.resolve();
        return Promise.reject(new GraphFailure('OPERATION_NOT_SUPPORTED', undefined, { status: 400 }));
      },
    }),
};
