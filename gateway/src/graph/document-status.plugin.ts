import type { GraphHooks, GraphPlugin } from './graph-plugin';

const hooks: GraphHooks = {
  didResolveSource({ contextValue }) {
    contextValue.scope.hasDocument = true;
  },
};

/** Notes that a request has a document: from here on, a refusal is about the document and not about the request. */
export const documentStatusPlugin: GraphPlugin = { requestDidStart: () => hooks };
