import { getOperationAST, OperationTypeNode } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createClient } from 'graphql-sse';

const ADDRESS = '/graphql';

type Values = Record<string, unknown>;

export interface Operation {
  query: string;
  variables?: Values;
  operationName?: string | null;
}

/** Rest of the bucket that paid for an operation. */
interface Bucket {
  max: number;
  left?: number;
}

/** Cost of an operation, in objects, as the graph tells it. */
export interface Cost {
  requested: number;
  actual: number;
  bucket: Bucket;
}

export interface Answer {
  data?: Values | null;
  extensions?: { cost?: Cost };
}

/** Sends a query or mutation. The server's CSRF protection requires the extra header. */
export const sendOperation = async (
  operation: Operation,
  headers: Record<string, string>,
): Promise<Answer> => {
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'playground', ...headers },
    body: JSON.stringify(operation),
  });
  return (await answer.json()) as Answer;
};

/** Opens a subscription; its events come one by one until the caller stops reading. */
export const openSubscription = (
  { query, variables, operationName }: Operation,
  headers: Record<string, string>,
): AsyncIterableIterator<ExecutionResult<Values, Values>> => {
  const client = createClient({
    url: ADDRESS,
    headers: { 'apollo-require-preflight': 'playground', ...headers },
    retryAttempts: 0,
  });
  return client.iterate<Values, Values>({
    query,
    ...(variables ? { variables } : {}),
    ...(operationName ? { operationName } : {}),
  });
};

/** Whether the operation that is to be run is a subscription. */
export const isSubscription = (document: DocumentNode | null | undefined, name?: string | null): boolean =>
  !!document && getOperationAST(document, name)?.operation === OperationTypeNode.SUBSCRIPTION;
