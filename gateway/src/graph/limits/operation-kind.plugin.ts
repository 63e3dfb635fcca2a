import { OperationTypeNode } from 'graphql';

import { GraphFailure } from '../graph-failure';
import type { GraphHooks, GraphPlugin } from '../graph-plugin';

const hooks: GraphHooks = {
  didResolveOperation({ operation, contextValue: { stream } }) {
    if (!operation || (operation.operation === OperationTypeNode.SUBSCRIPTION) === (stream !== null)) return;
    const detail = stream
      ? 'An event stream carries subscriptions only: ask for everything else with `Accept: application/json`.'
      : 'A subscription is answered as an event stream: ask for it with `Accept: text/event-stream`.';
    throw new GraphFailure('OPERATION_NOT_SUPPORTED', detail, { status: 400 });
  },
};

/**
 * Refuses subscriptions that do not want an event stream, and everything else that wants one; validation
 * does neither.
 */
export const operationKindPlugin: GraphPlugin = { requestDidStart: () => hooks };
