/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `removeFromWatchlist`. */
export type RemoveFromWatchlistErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A video not to keep any more. */
export type RemoveFromWatchlistInput = {
  /** `code` of the video. */
  videoCode: string;
};

export type RemoveFromWatchlistMutationVariables = Exact<{
  input: RemoveFromWatchlistInput;
}>;


export type RemoveFromWatchlistMutation = { removeFromWatchlist: { __typename: 'RemoveFromWatchlistPayload', errors: Array<{ __typename: 'RemoveFromWatchlistError', code: RemoveFromWatchlistErrorCode, field: string | null, message: string }> } | null };

export const RemoveFromWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFromWatchlistInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a563473e7451c65fe3e2817f543763122b7d2454a28d2644af0b7c5497db3a62"}} as unknown as TypedDocumentNode<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useRemoveFromWatchlistMutation = (options?: useMutation.Options<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables>) => useMutation(RemoveFromWatchlistDocument, options);
export const RemoveFromWatchlistOperation: PersistedOperation<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables> = { name: 'RemoveFromWatchlist', hash: 'a563473e7451c65fe3e2817f543763122b7d2454a28d2644af0b7c5497db3a62', mutation: true };