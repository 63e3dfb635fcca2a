import { HeaderMap } from '@apollo/server';
import { OperationTypeNode } from 'graphql';

import { GraphFailure } from '../graph/graph-failure';
import type { GraphHooks, GraphPlugin } from '../graph/graph-plugin';
import { costOfRequest } from '../graph/limits/cost-of-request';

/** Most objects that one event may read: a publish makes the events of all streams at once. */
const EVENT_COST_MAX = 500;

const hooks: GraphHooks = {
  didResolveOperation(request) {
    if (request.operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
    const cost = costOfRequest(request);
    if (cost <= EVENT_COST_MAX) return;
    const detail = `Each event would ask for up to ${cost} objects; at most ${EVENT_COST_MAX} are answered.`;
    throw new GraphFailure('BAD_USER_INPUT', detail, { status: 400 });
  },
  responseForOperation({ document, source, request, operation, contextValue: { stream } }) {
    if (!stream || operation.operation !== OperationTypeNode.SUBSCRIPTION) return null;
    const { operationName, variables = {} } = request;
    stream.prepared = { document, source, operationName, variables };
    const http = { status: undefined, headers: new HeaderMap() };
    return { http, body: { kind: 'single', singleResult: { data: null } } };
  },
};

/** Hands a subscription that passed all limits to the stream that asked for it, instead of executing it. */
export const streamPlugin: GraphPlugin = { requestDidStart: () => hooks };
