import type { ApolloServerPlugin, GraphQLRequestListener, GraphQLResponse } from '@apollo/server';

import type { GraphContext } from './graph-context';

type Listener = Required<GraphQLRequestListener<GraphContext>>;
type RequestOf<Name extends keyof Listener> = Parameters<Listener[Name]>[0];
type AtOnceOrLater<Value> = Value | Promise<Value>;
type Hook<Name extends keyof Listener> = (request: RequestOf<Name>) => AtOnceOrLater<void>;
/** Called before a document is read; returns what is called with the errors. */
type ReadingHook<Name extends keyof Listener, Errors> = (
  request: RequestOf<Name>,
) => ((errors?: Errors) => void) | undefined;

/** Hooks of a plugin for one request, with the names that they have in Apollo Server. */
export interface GraphHooks {
  didResolveSource?: Hook<'didResolveSource'>;
  parsingDidStart?: ReadingHook<'parsingDidStart', Error>;
  validationDidStart?: ReadingHook<'validationDidStart', readonly Error[]>;
  didResolveOperation?: Hook<'didResolveOperation'>;
  responseForOperation?: (request: RequestOf<'responseForOperation'>) => GraphQLResponse | null;
  didEncounterErrors?: Hook<'didEncounterErrors'>;
  willSendResponse?: Hook<'willSendResponse'>;
}

/**
 * A plugin whose hooks may answer at once. Those of Apollo Server must be asynchronous, and dozens of promises with
 * nothing to wait for are a visible part of a small response: docs/decisions/0166. A hook that refuses throws.
 */
export interface GraphPlugin {
  /** Returns the hooks for a request; hooks that share nothing are the same for all requests. */
  requestDidStart: () => GraphHooks;
}

/** Returns a plugin as Apollo Server calls it. What a hook throws, Apollo Server learns after it has called all plugins. */
export const toApolloPlugin = ({ requestDidStart }: GraphPlugin): ApolloServerPlugin<GraphContext> => ({
  requestDidStart: async () => {
    const hooks = requestDidStart();
    return {
      didResolveSource: async (request) => hooks.didResolveSource?.(request),
      parsingDidStart: async (request) => {
        const end = hooks.parsingDidStart?.(request);
        return async (error) => end?.(error);
      },
      validationDidStart: async (request) => {
        const end = hooks.validationDidStart?.(request);
        return async (errors) => end?.(errors);
      },
      didResolveOperation: async (request) => hooks.didResolveOperation?.(request),
      responseForOperation: async (request) => hooks.responseForOperation?.(request) ?? null,
      didEncounterErrors: async (request) => hooks.didEncounterErrors?.(request),
      willSendResponse: async (request) => hooks.willSendResponse?.(request),
    };
  },
});
