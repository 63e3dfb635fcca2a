/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `removeShowFromWatchlist`. */
export type RemoveShowFromWatchlistErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A show not to keep any more. */
export type RemoveShowFromWatchlistInput = {
  /** `id` of the show. */
  showId: string;
};

export type RemoveShowFromWatchlistMutationVariables = Exact<{
  input: RemoveShowFromWatchlistInput;
}>;


export type RemoveShowFromWatchlistMutation = { removeShowFromWatchlist: { __typename: 'RemoveShowFromWatchlistPayload', errors: Array<{ __typename: 'RemoveShowFromWatchlistError', code: RemoveShowFromWatchlistErrorCode, field: string | null, message: string }> } | null };

export const RemoveShowFromWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveShowFromWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveShowFromWatchlistInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeShowFromWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b2c86bdce503df0a26480e4557eea70e7b28283d92e0932b13c7f182eb815396"}} as unknown as TypedDocumentNode<RemoveShowFromWatchlistMutation, RemoveShowFromWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useRemoveShowFromWatchlistMutation = (options?: useMutation.Options<RemoveShowFromWatchlistMutation, RemoveShowFromWatchlistMutationVariables>) => useMutation(RemoveShowFromWatchlistDocument, options);
export const RemoveShowFromWatchlistOperation: PersistedOperation<RemoveShowFromWatchlistMutation, RemoveShowFromWatchlistMutationVariables> = { name: 'RemoveShowFromWatchlist', hash: 'b2c86bdce503df0a26480e4557eea70e7b28283d92e0932b13c7f182eb815396', mutation: true };