import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';

import { isUnavailable } from '../upstreams/http/upstream-failure';
import { isInternal } from './format-error';
import { GraphFailure } from './graph-failure';
import type { GraphHooks, GraphPlugin } from './graph-plugin';

/**
 * Logs the failures that clients get no details of: internal errors with
 * their stack, and unavailable upstreams.
 */
export const logFailures = (
  log: FastifyBaseLogger,
  errors: readonly GraphQLError[],
  { operationName, requestId }: { operationName: string | null | undefined; requestId: string },
): void => {
  for (const error of errors) {
    const thrown = error.originalError ?? error;
    const err = thrown instanceof GraphFailure && thrown.cause instanceof Error ? thrown.cause : thrown;
    if (err !== thrown || isUnavailable(err))
      log.warn({ requestId, operationName, err }, 'an upstream did not answer');
    else if (isInternal(error.toJSON(), error))
      log.error({ requestId, operationName, err }, 'a resolver failed');
  }
};

/** Logs the failures of a request. */
export const failureLogPlugin = (log: FastifyBaseLogger): GraphPlugin => {
  const hooks: GraphHooks = {
    didEncounterErrors({ errors, operationName, contextValue }) {
      logFailures(log, errors, { operationName, requestId: contextValue.scope.requestId });
    },
  };
  return { requestDidStart: () => hooks };
};
