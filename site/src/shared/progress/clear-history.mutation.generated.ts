/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `clearHistory`. */
export type ClearHistoryErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What to forget. */
export type ClearHistoryInput = {
  /** `code` of the only video to forget; without it everything that was watched. */
  videoCode?: string | null | undefined;
};

export type ClearHistoryMutationVariables = Exact<{
  input: ClearHistoryInput;
}>;


export type ClearHistoryMutation = { clearHistory: { __typename: 'ClearHistoryPayload', errors: Array<{ __typename: 'ClearHistoryError', code: ClearHistoryErrorCode }> } | null };

export const ClearHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearHistoryInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a690859dba8008be33e56ff68b4e95655a161a001a11af43673c61a6aa3eaaff"}} as unknown as TypedDocumentNode<ClearHistoryMutation, ClearHistoryMutationVariables> & { __meta__: { hash: string } };
export const useClearHistoryMutation = (options?: useMutation.Options<ClearHistoryMutation, ClearHistoryMutationVariables>) => useMutation(ClearHistoryDocument, options);
export const ClearHistoryOperation: PersistedOperation<ClearHistoryMutation, ClearHistoryMutationVariables> = { name: 'ClearHistory', hash: 'a690859dba8008be33e56ff68b4e95655a161a001a11af43673c61a6aa3eaaff', mutation: true };