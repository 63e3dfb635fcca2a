import { HeaderMap } from '@apollo/server';
import type {
  ApolloServer,
  GraphQLRequest,
  GraphQLRequestContext,
  GraphQLRequestContextDidResolveOperation,
  GraphQLResponse,
  HTTPGraphQLHead,
} from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';

import { formatError } from '../format-error';
import type { GraphContext } from '../graph-context';
import type { GraphHooks, GraphPlugin } from '../graph-plugin';
import type { KnownOperation } from './known-operations';

type SingleResult = Extract<GraphQLResponse['body'], { kind: 'single' }>['singleResult'];
type CachePolicy = GraphQLRequestContext<GraphContext>['overallCachePolicy'];

/** The product decides about caching itself. */
const NO_POLICY: CachePolicy = {
  restrict: () => undefined,
  replace: () => undefined,
  policyIfCacheable: () => null,
};

const isHead = (value: unknown): value is Partial<HTTPGraphQLHead> =>
  typeof value === 'object' && value !== null;

const graphErrorOf = (thrown: unknown): GraphQLError =>
  thrown instanceof GraphQLError
    ? thrown
    : new GraphQLError(String(thrown), { originalError: thrown instanceof Error ? thrown : null });

/** Puts the status and the headers that an error asks for into the head of the response. */
const applyHead = (
  head: HTTPGraphQLHead,
  { extensions }: { extensions?: Readonly<Record<string, unknown>> },
): void => {
  const asked: unknown = extensions?.['http'];
  if (!isHead(asked)) return;
  if (asked.status !== undefined) head.status = asked.status;
  for (const [name, value] of asked.headers ?? []) head.headers.set(name, value);
};

/**
 * Calls a hook of each plugin, also after one has refused, as Apollo Server does. Returns a promise when there is
 * something to wait for, or a refusal.
 */
const callEach = (
  each: readonly GraphHooks[],
  call: (hooks: GraphHooks) => void | Promise<void>,
): Promise<unknown> | undefined => {
  const calls: Promise<void>[] = [];
  for (const hooks of each) {
    try {
      const called = call(hooks);
      if (called) calls.push(called);
    } catch (error) {
      calls.push(Promise.reject(error instanceof Error ? error : new Error(String(error))));
    }
  }
  return calls.length > 0 ? Promise.all(calls) : undefined;
};

interface Options {
  server: ApolloServer<GraphContext>;
  schema: GraphQLSchema;
  plugins: readonly GraphPlugin[];
}

/**
 * Creates a function that answers a known query as Apollo Server does: the same plugins, called with the same context in
 * the same order, decide what is refused and complete the response. Parsing and validation, which succeeded before, are
 * left out, and the compiled function executes the query. `variables` are coerced.
 */
export const createKnownExecutor = ({ server, schema, plugins }: Options) => {
  const { logger, cache } = server;

  return async (
    { source, queryHash, document, operation, execute }: KnownOperation,
    { request, variables }: { request: GraphQLRequest; variables: Record<string, unknown> },
    contextValue: GraphContext,
  ): Promise<GraphQLResponse> => {
    const http: HTTPGraphQLHead = { status: undefined, headers: new HeaderMap() };
    const context: GraphQLRequestContextDidResolveOperation<GraphContext> = {
      logger,
      cache,
      schema,
      request,
      contextValue,
      source,
      queryHash,
      document,
      operation,
      response: { http },
      operationName: operation.name?.value ?? null,
      metrics: { persistedQueryHit: request.query === undefined, persistedQueryRegister: false },
      overallCachePolicy: NO_POLICY,
      requestIsBatched: false,
    };
    const each = plugins.map((plugin) => plugin.requestDidStart());

    const formatted = async (errors: readonly GraphQLError[]): Promise<GraphQLFormattedError[]> => {
      const failed = Object.assign(context, { errors });
      await callEach(each, (hooks) => hooks.didEncounterErrors?.(failed));
      return errors.map((error) => {
        applyHead(http, error);
        return formatError(error.toJSON(), error, contextValue.scope);
      });
    };
    const send = async (singleResult: SingleResult): Promise<GraphQLResponse> => {
      const response: GraphQLResponse = { http, body: { kind: 'single', singleResult } };
      const done = Object.assign(context, { response });
      const sending = callEach(each, (hooks) => hooks.willSendResponse?.(done));
      if (sending) await sending;
      return response;
    };

    const read = callEach(each, (hooks) => hooks.didResolveSource?.(context));
    if (read) await read;
    try {
      const resolved = callEach(each, (hooks) => hooks.didResolveOperation?.(context));
      if (resolved) await resolved;
    } catch (error) {
      const errors = await formatted([graphErrorOf(error)]);
      http.status ??= 500;
      return send({ errors });
    }
    const { data, errors } = await execute(contextValue, variables);
    return send(errors ? { data, errors: await formatted(errors) } : { data });
  };
};
