import { HEADERS } from '@sahra/schemas/headers';
import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { Pool } from 'undici';

import { readGraphResponse } from './graph-response';
import type { GraphData } from './graph-response';

/** Persisted operation: the gateway has its document. */
export interface GraphOperation {
  name: string;
  hash: string;
}

export interface GraphRequest {
  locale: Locale;
  variables: object;
  requestId?: string;
}

/** Error when the graph is unreachable, too slow or failing. */
export class GraphUnavailable extends Error {
  override name = 'GraphUnavailable';
}

const extensionsOf = ({ hash }: GraphOperation): object => ({
  persistedQuery: { version: 1, sha256Hash: hash },
});

const pathOf = (operation: GraphOperation, variables: object): string =>
  `/graphql?${new URLSearchParams({
    operationName: operation.name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensionsOf(operation)),
  }).toString()}`;

interface SentRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const dataOf = ({ name }: GraphOperation, body: string): GraphData => {
  const response = readGraphResponse(body);
  if (typeof response === 'string') throw new GraphUnavailable(`${name}: ${response}`);
  return response;
};

/** Error when the gateway did not answer at all. */
export class GraphUnreachable extends GraphUnavailable {
  override name = 'GraphUnreachable';
}

/** Reads public data from the gateway with persisted operations. */
export class GraphClient {
  readonly #pool: Pool;
  readonly #deadlineMs: number;

  constructor(gatewayUrl: string, deadlineMs: number) {
    this.#pool = new Pool(gatewayUrl, { connections: 32, connect: { timeout: deadlineMs } });
    this.#deadlineMs = deadlineMs;
  }

  /** Reads an operation with the types that codegen generated. */
  async read<Data, Variables extends object>(
    operation: PersistedOperation<Data, Variables>,
    variables: Variables,
    locale: Locale,
  ): Promise<Data> {
    const { data } = await this.query(operation, { locale, variables });
    return data as Data;
  }

  /** Reads what the gateway answers on POST only, such as signed addresses: as nobody, so the result is for everybody. */
  async readByPost<Data, Variables extends object>(
    operation: PersistedOperation<Data, Variables>,
    variables: Variables,
    locale: Locale,
  ): Promise<Data> {
    const body = { operationName: operation.name, variables, extensions: extensionsOf(operation) };
    const sent = { method: 'POST', path: '/graphql', body: JSON.stringify(body) } as const;
    return dataOf(operation, await this.#send(sent, { locale, variables })).data as Data;
  }

  /**
   * Returns `data` of the response.
   * @throws GraphUnavailable for every other response, because a public read has no other valid result;
   * GraphUnreachable without a response.
   */
  async query(operation: GraphOperation, request: GraphRequest): Promise<GraphData> {
    const path = pathOf(operation, request.variables);
    return dataOf(operation, await this.#send({ method: 'GET', path }, request));
  }

  async #send(sent: SentRequest, { locale, requestId }: GraphRequest): Promise<string> {
    try {
      const { body } = await this.#pool.request({
        ...sent,
        headers: {
          ...(sent.body !== undefined && { 'content-type': 'application/json' }),
          accept: 'application/json',
          'apollo-require-preflight': 'true',
          [HEADERS.localization]: locale,
          ...(requestId !== undefined && { [HEADERS.requestId]: requestId }),
        },
        signal: AbortSignal.timeout(this.#deadlineMs),
      });
      return await body.text();
    } catch (error) {
      throw new GraphUnreachable('The gateway did not answer.', { cause: error });
    }
  }

  /** Closes all connections, idle ones included. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
