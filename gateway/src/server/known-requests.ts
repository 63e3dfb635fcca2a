import type { ApolloServer, GraphQLRequest } from '@apollo/server';
import { getVariableValues } from 'graphql';
import type { GraphQLSchema } from 'graphql';

import type { GraphContext, GraphServices } from '../graph/graph-context';
import type { GraphPlugin } from '../graph/graph-plugin';
import { createKnownExecutor } from '../graph/known/execute-known';
import type { KnownOperation, KnownOperations } from '../graph/known/known-operations';
import { RequestContext } from '../graph/request-context';
import type { ContextRequest } from '../graph/request-context';
import type { ChosenTypes } from '../responses/chosen-types';
import { plainRequestOf } from './plain-request';
import type { SentRequest } from './plain-request';
import type { RequestScope } from './request-scope';
import { statusOfRefusal } from './response-type';

const OK = 200;

interface Options {
  server: ApolloServer<GraphContext>;
  plugins: readonly GraphPlugin[];
  schema: GraphQLSchema;
  services: GraphServices;
  operations: KnownOperations;
  types: ChosenTypes;
}

/** A request for a known operation, with variables that fit. */
export interface KnownRequest {
  known: KnownOperation;
  graph: GraphQLRequest;
  /** Coerced. */
  variables: Record<string, unknown>;
  /** Hash of a persisted document; undefined when the request contains the document. */
  hash: string | undefined;
  /** Media type of the response. */
  type: string;
}

export interface KnownAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Answers requests for known operations. It refuses nothing that Apollo Server would not refuse in the same way. */
export class KnownRequests {
  readonly #execute: ReturnType<typeof createKnownExecutor>;

  constructor(private readonly options: Options) {
    this.#execute = createKnownExecutor(options);
  }

  /** Reads a request for a known operation; returns null for every other request. */
  find(request: SentRequest): KnownRequest | null {
    const type = this.options.types.find(request.headers.accept);
    const plain = type === undefined ? null : plainRequestOf(request);
    if (type === undefined || !plain) return null;
    const { graph, hash } = plain;
    const asked = graph.query ?? hash;
    const known =
      asked === undefined
        ? undefined
        : this.options.operations.find({ asked, operationName: graph.operationName });
    if (!known) return null;
    const declared = known.operation.variableDefinitions ?? [];
    const { coerced } = getVariableValues(this.options.schema, declared, graph.variables ?? {});
    // Apollo Server reports variables that are not valid.
    return coerced ? { known, graph, variables: coerced, hash, type } : null;
  }

  /** Executes the operation of a known request. */
  async answer(
    { known, graph, variables, type }: KnownRequest,
    request: ContextRequest,
    scope: RequestScope,
    setCookies: (cookies: string[]) => void,
  ): Promise<KnownAnswer> {
    const context = new RequestContext(this.options.services, scope, request, setCookies);
    const { http, body } = await this.#execute(known, { request: graph, variables }, context);
    if (body.kind !== 'single') throw new Error('A known operation is answered at once.');
    const { status = OK, headers } = http;
    headers.set('content-type', type);
    const { errors, data, extensions } = body.singleResult;
    return {
      status: statusOfRefusal(status, type, scope.hasDocument),
      headers,
      body: `${JSON.stringify({ errors, data, extensions })}\n`,
    };
  }
}
