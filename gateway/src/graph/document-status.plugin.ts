import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from './graph-context';

/** Notes that a request has a document: from here on, a refusal is about the document and not about the request. */
export const documentStatusPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveSource({ contextValue }) {
        contextValue.scope.hasDocument = true;
        return Promise.resolve();
      },
    }),
};
