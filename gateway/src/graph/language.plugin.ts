import type { ApolloServerPlugin } from '@apollo/server';

import { getOperationAST } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

import { currentRequest } from '../server/request-scope';
import type { GraphContext } from './graph-context';
import { localeOfOperation } from './locale';

const settle = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | null | undefined,
  variables: Record<string, unknown> = {},
): void => {
  const locale = operation && localeOfOperation(schema, operation, variables);
  if (locale) currentRequest().locale = locale;
};

/** Settles the language before anything is refused or resolved, and echoes it. A document that was seen before is not validated again. */
export const languagePlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      validationDidStart({ schema, document, request }) {
        try {
          settle(schema, getOperationAST(document, request.operationName), request.variables);
        } catch {
          // A language that does not exist: validation, which follows, says so.
        }
        return Promise.resolve();
      },
      didResolveOperation({ schema, operation, request }) {
        settle(schema, operation, request.variables);
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
