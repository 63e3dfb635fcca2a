import { HeaderMap } from '@apollo/server';
import type {
  ApolloServer,
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLRequestContext,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
  GraphQLResponse,
  HTTPGraphQLHead,
} from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';

import { formatError } from '../format-error';
import type { GraphContext } from '../graph-context';
import type { KnownOperation } from './known-operations';

type Listener = GraphQLRequestListener<GraphContext>;
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

/** Calls each, and waits for those that have something to do, at the same time, as Apollo Server does. */
const callEach = <Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result> | undefined,
): Promise<Result[]> => {
  const calls: Promise<Result>[] = [];
  for (const item of items) {
    const called = call(item);
    if (called) calls.push(called);
  }
  return Promise.all(calls);
};

interface Options {
  server: ApolloServer<GraphContext>;
  schema: GraphQLSchema;
  plugins: readonly ApolloServerPlugin<GraphContext>[];
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
    const started = await callEach(plugins, (plugin) => plugin.requestDidStart?.(context));
    const listeners = started.filter((listener): listener is Listener => Boolean(listener));

    const formatted = async (errors: readonly GraphQLError[]): Promise<GraphQLFormattedError[]> => {
      const failed: GraphQLRequestContextDidEncounterErrors<GraphContext> = { ...context, errors };
      await callEach(listeners, (listener) => listener.didEncounterErrors?.(failed));
      return errors.map((error) => {
        applyHead(http, error);
        return formatError(error.toJSON(), error, contextValue.scope);
      });
    };
    const send = async (
      singleResult: Extract<GraphQLResponse['body'], { kind: 'single' }>['singleResult'],
    ): Promise<GraphQLResponse> => {
      const response: GraphQLResponse = { http, body: { kind: 'single', singleResult } };
      const done: GraphQLRequestContextWillSendResponse<GraphContext> = { ...context, response };
      await callEach(listeners, (listener) => listener.willSendResponse?.(done));
      return response;
    };

    await callEach(listeners, (listener) => listener.didResolveSource?.(context));
    try {
      await callEach(listeners, (listener) => listener.didResolveOperation?.(context));
    } catch (error) {
      const errors = await formatted([graphErrorOf(error)]);
      http.status ??= 500;
      return send({ errors });
    }
    const { data, errors } = await execute(contextValue, variables);
    return send({ data, ...(errors && { errors: await formatted(errors) }) });
  };
};
