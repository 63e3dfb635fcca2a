/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RemoveFromWatchlistMutationVariables = Exact<{
  code: string;
}>;


export type RemoveFromWatchlistMutation = { removeFromWatchlist: { __typename: 'RemoveFromWatchlistPayload', errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const RemoveFromWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"6d43c7a29be3ceb65ae980b597f7eb8d2e45465434e9bf474227726821be622b"}} as unknown as TypedDocumentNode<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useRemoveFromWatchlistMutation = (options?: useMutation.Options<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables>) => useMutation(RemoveFromWatchlistDocument, options);
export const RemoveFromWatchlistOperation: PersistedOperation<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables> = { name: 'RemoveFromWatchlist', hash: '6d43c7a29be3ceb65ae980b597f7eb8d2e45465434e9bf474227726821be622b' };