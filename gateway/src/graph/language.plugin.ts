import type { ApolloServerPlugin } from '@apollo/server';

import { currentRequest } from '../server/request-scope';
import type { GraphContext } from './graph-context';
import { localeOfOperation } from './locale';

/** Settles the language before anything is resolved, and echoes it. */
export const languagePlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, operation, request }) {
        const locale = operation && localeOfOperation(schema, operation, request.variables ?? {});
        if (locale) currentRequest().locale = locale;
        return Promise.resolve();
      },
      willSendResponse({ response: { body }, contextValue }) {
        if (body.kind !== 'single') return Promise.resolve();
        const stale = contextValue.stale ? { stale: true } : {};
        body.singleResult.extensions = {
          ...body.singleResult.extensions,
          locale: contextValue.locale,
          ...stale,
        };
        return Promise.resolve();
      },
    }),
};
