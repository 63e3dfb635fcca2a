/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `addToWatchlist`. */
export type AddToWatchlistErrorCode =
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No published video has this code. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The list holds as many videos as are kept; remove one first. */
  | 'WATCHLIST_FULL';

/** A video to save. */
export type AddToWatchlistInput = {
  /** `code` of the video. */
  videoCode: string;
};

export type AddToWatchlistMutationVariables = Exact<{
  input: AddToWatchlistInput;
}>;


export type AddToWatchlistMutation = { addToWatchlist: { __typename: 'AddToWatchlistPayload', errors: Array<{ __typename: 'AddToWatchlistError', code: AddToWatchlistErrorCode, field: string | null, message: string }> } | null };

export const AddToWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToWatchlistInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"6cb455748b35b755b78ceb9a55a7952d884df4c22eff7cbd93860a8006fec523"}} as unknown as TypedDocumentNode<AddToWatchlistMutation, AddToWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useAddToWatchlistMutation = (options?: useMutation.Options<AddToWatchlistMutation, AddToWatchlistMutationVariables>) => useMutation(AddToWatchlistDocument, options);
export const AddToWatchlistOperation: PersistedOperation<AddToWatchlistMutation, AddToWatchlistMutationVariables> = { name: 'AddToWatchlist', hash: '6cb455748b35b755b78ceb9a55a7952d884df4c22eff7cbd93860a8006fec523', mutation: true };