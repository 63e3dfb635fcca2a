import type { ApolloServer, ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getVariableValues } from 'graphql';
import type { GraphQLSchema } from 'graphql';

import type { GraphContext, GraphServices } from '../graph/graph-context';
import { createKnownExecutor } from '../graph/known/execute-known';
import type { KnownOperation, KnownOperations } from '../graph/known/known-operations';
import { RequestContext } from '../graph/request-context';
import type { ChosenTypes } from '../responses/chosen-types';
import { plainRequestOf } from './plain-request';
import type { PlainRequest } from './plain-request';
import type { RequestScope } from './request-scope';
import { statusOfRefusal } from './response-type';

const OK = 200;

interface Options {
  server: ApolloServer<GraphContext>;
  plugins: readonly ApolloServerPlugin<GraphContext>[];
  schema: GraphQLSchema;
  services: GraphServices;
  operations: KnownOperations;
  types: ChosenTypes;
}

/** Answers requests for known operations. It refuses nothing that Apollo Server would not refuse in the same way. */
export class KnownRequests {
  readonly #execute: ReturnType<typeof createKnownExecutor>;

  constructor(private readonly options: Options) {
    this.#execute = createKnownExecutor(options);
  }

  /** Answers a request for a known operation; returns null for every other request. */
  answer(request: FastifyRequest, reply: FastifyReply, scope: RequestScope): Promise<string> | null {
    const type = this.options.types.find(request.headers.accept);
    const plain = type === undefined ? null : plainRequestOf(request);
    if (type === undefined || !plain) return null;
    const { query, operationName } = plain.graph;
    const asked = query ?? plain.hash;
    const known = asked === undefined ? undefined : this.options.operations.find({ asked, operationName });
    if (!known) return null;
    const { coerced } = this.#variablesOf(known, plain);
    // Apollo Server reports variables that are not valid.
    return coerced ? this.#send(known, plain.graph, coerced, { request, reply, scope, type }) : null;
  }

  #variablesOf({ operation }: KnownOperation, { graph }: PlainRequest) {
    return getVariableValues(this.options.schema, operation.variableDefinitions ?? [], graph.variables ?? {});
  }

  async #send(
    known: KnownOperation,
    graph: GraphQLRequest,
    variables: Record<string, unknown>,
    {
      request,
      reply,
      scope,
      type,
    }: { request: FastifyRequest; reply: FastifyReply; scope: RequestScope; type: string },
  ): Promise<string> {
    const context = new RequestContext(this.options.services, scope, request, reply);
    const { http, body } = await this.#execute(known, { request: graph, variables }, context);
    if (body.kind !== 'single') throw new Error('A known operation is answered at once.');
    for (const [name, value] of http.headers) void reply.header(name, value);
    void reply.code(statusOfRefusal(http.status ?? OK, type, scope.hasDocument)).header('content-type', type);
    const { errors, data, extensions } = body.singleResult;
    return `${JSON.stringify({ errors, data, extensions })}\n`;
  }
}
