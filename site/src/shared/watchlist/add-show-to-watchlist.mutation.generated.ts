/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `addShowToWatchlist`. */
export type AddShowToWatchlistErrorCode =
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No published show has this id. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The list holds as many shows as are kept; remove one first. */
  | 'WATCHLIST_FULL';

/** A show to save. */
export type AddShowToWatchlistInput = {
  /** `id` of the show. */
  showId: string;
};

export type AddShowToWatchlistMutationVariables = Exact<{
  input: AddShowToWatchlistInput;
}>;


export type AddShowToWatchlistMutation = { addShowToWatchlist: { __typename: 'AddShowToWatchlistPayload', errors: Array<{ __typename: 'AddShowToWatchlistError', code: AddShowToWatchlistErrorCode, field: string | null, message: string }> } | null };

export const AddShowToWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddShowToWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddShowToWatchlistInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addShowToWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2e1e9ccaf00222c8d5ce2c9309b2f94131e82ddbf30e17e93848995cd78650d1"}} as unknown as TypedDocumentNode<AddShowToWatchlistMutation, AddShowToWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useAddShowToWatchlistMutation = (options?: useMutation.Options<AddShowToWatchlistMutation, AddShowToWatchlistMutationVariables>) => useMutation(AddShowToWatchlistDocument, options);
export const AddShowToWatchlistOperation: PersistedOperation<AddShowToWatchlistMutation, AddShowToWatchlistMutationVariables> = { name: 'AddShowToWatchlist', hash: '2e1e9ccaf00222c8d5ce2c9309b2f94131e82ddbf30e17e93848995cd78650d1', mutation: true };