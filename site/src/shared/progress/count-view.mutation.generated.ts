/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** A view to count. */
export type CountViewInput = {
  /** `code` of the video. */
  videoCode: string;
  /** Random id of 16 to 64 letters that the client made for this visit and for nothing else, e.g. a UUID in session storage. Ignored for viewers who are signed in. */
  visitor?: string | null | undefined;
};

export type CountViewMutationVariables = Exact<{
  input: CountViewInput;
}>;


export type CountViewMutation = { countView: { __typename: 'CountViewPayload', counted: boolean } | null };

export const CountViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountViewInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3604abc8727d12fe5a1eb4bab773cafecd853c93a6b3f88ac11d1ecf23c4ca38"}} as unknown as TypedDocumentNode<CountViewMutation, CountViewMutationVariables> & { __meta__: { hash: string } };
export const useCountViewMutation = (options?: useMutation.Options<CountViewMutation, CountViewMutationVariables>) => useMutation(CountViewDocument, options);
export const CountViewOperation: PersistedOperation<CountViewMutation, CountViewMutationVariables> = { name: 'CountView', hash: '3604abc8727d12fe5a1eb4bab773cafecd853c93a6b3f88ac11d1ecf23c4ca38', mutation: true };