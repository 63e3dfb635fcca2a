import { getOperationAST } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';

import type { RequestScope } from '../server/request-scope';
import type { GraphHooks, GraphPlugin } from './graph-plugin';
import { localeOfOperation } from './locale';

const settle = (
  scope: RequestScope,
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | null | undefined,
  variables: Record<string, unknown> = {},
): void => {
  const locale = operation && localeOfOperation(schema, operation, variables);
  if (!locale) return;
  scope.locale = locale;
  scope.operationNamesLocale = true;
};

const hooks: GraphHooks = {
  validationDidStart({ schema, document, request, contextValue: { scope } }) {
    try {
      settle(scope, schema, getOperationAST(document, request.operationName), request.variables);
    } catch {
      // Validation, which follows, reports a locale that does not exist.
    }
    return undefined;
  },
  didResolveOperation({ schema, operation, request, contextValue: { scope } }) {
    settle(scope, schema, operation, request.variables);
  },
  willSendResponse({ response: { body }, contextValue }) {
    if (body.kind !== 'single') return;
    const stale = contextValue.stale ? { stale: true } : {};
    body.singleResult.extensions = {
      ...body.singleResult.extensions,
      locale: contextValue.locale,
      ...stale,
    };
  },
};

/**
 * Resolves the locale before anything is refused or resolved, and returns it in `extensions`. Apollo Server
 * does not validate a known document again, so the second hook resolves the locale too.
 */
export const localePlugin: GraphPlugin = { requestDidStart: () => hooks };
