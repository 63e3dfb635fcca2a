import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph/graph-context';
import { GraphFailure } from '../graph/graph-failure';
import { costOfRequest } from '../graph/limits/cost-of-request';

/** Most objects that one event may read: a publish makes the events of all streams at once. */
const EVENT_COST_MAX = 500;

/** Hands a subscription that passed all limits to the stream that asked for it, instead of executing it. */
export const streamPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation(request) {
        if (!request.contextValue.stream) return Promise.resolve();
        const cost = costOfRequest(request);
        if (cost <= EVENT_COST_MAX) return Promise.resolve();
        const detail = `Each event would ask for up to ${cost} objects; at most ${EVENT_COST_MAX} are answered.`;
        return Promise.reject(new GraphFailure('BAD_USER_INPUT', detail, { status: 400 }));
      },
      responseForOperation({ document, source, request, contextValue: { stream } }) {
        if (!stream) return Promise.resolve(null);
        const { operationName, variables = {} } = request;
        stream.prepared = { document, source, operationName, variables };
        const http = { status: undefined, headers: new HeaderMap() };
        return Promise.resolve({ http, body: { kind: 'single', singleResult: { data: null } } });
      },
    }),
};
