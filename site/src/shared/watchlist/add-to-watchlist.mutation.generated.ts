/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type AddToWatchlistMutationVariables = Exact<{
  code: string;
}>;


export type AddToWatchlistMutation = { addToWatchlist: { __typename: 'AddToWatchlistPayload', errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const AddToWatchlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWatchlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWatchlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"43c5c35a7a188528c72e905a080f446caedbb5e43d4b16b5ed5f478031843ea9"}} as unknown as TypedDocumentNode<AddToWatchlistMutation, AddToWatchlistMutationVariables> & { __meta__: { hash: string } };
export const useAddToWatchlistMutation = (options?: useMutation.Options<AddToWatchlistMutation, AddToWatchlistMutationVariables>) => useMutation(AddToWatchlistDocument, options);
export const AddToWatchlistOperation: PersistedOperation<AddToWatchlistMutation, AddToWatchlistMutationVariables> = { name: 'AddToWatchlist', hash: '43c5c35a7a188528c72e905a080f446caedbb5e43d4b16b5ed5f478031843ea9' };