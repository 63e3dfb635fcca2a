import type { DocumentNode } from 'graphql';

/** Subscription that passed all limits and is ready to be executed. */
export interface PreparedSubscription {
  document: DocumentNode;
  /** Text of the document. */
  source: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Request for an event stream. The plugins of the server prepare its operation as they do those of queries. */
export interface StreamRequest {
  prepared: PreparedSubscription | null;
}
