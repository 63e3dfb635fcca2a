import { OperationTypeNode } from 'graphql';

import { GraphFailure } from '../graph-failure';
import type { GraphHooks, GraphPlugin } from '../graph-plugin';

/** What does not go with an event stream, and what does not go without one. */
const REFUSALS = [
  [
    OperationTypeNode.MUTATION,
    'An event stream carries queries and subscriptions: its clients send an operation again when the line breaks. Send a mutation with `Accept: application/json`.',
  ],
  [
    OperationTypeNode.SUBSCRIPTION,
    'A subscription is answered as an event stream: ask for it with `Accept: text/event-stream`.',
  ],
] as const;

const hooks: GraphHooks = {
  didResolveOperation({ operation, contextValue: { stream } }) {
    const [kind, detail] = REFUSALS[stream ? 0 : 1];
    if (operation?.operation === kind)
      throw new GraphFailure('OPERATION_NOT_SUPPORTED', detail, { status: 400 });
  },
};

/** Refuses mutations that want an event stream, and subscriptions that want none; validation does neither. */
export const operationKindPlugin: GraphPlugin = { requestDidStart: () => hooks };
