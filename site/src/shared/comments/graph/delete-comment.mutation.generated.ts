/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `deleteComment`. */
export type DeleteCommentErrorCode =
  /** The viewer wrote no such comment (`commentId`). */
  | 'NOT_FOUND'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED';

/** A comment to be deleted. */
export type DeleteCommentInput = {
  /** Global id of the comment. */
  commentId: string;
};

export type DeleteCommentMutationVariables = Exact<{
  input: DeleteCommentInput;
}>;


export type DeleteCommentMutation = { deleteComment: { __typename: 'DeleteCommentPayload', errors: Array<{ __typename: 'DeleteCommentError', code: DeleteCommentErrorCode }> } | null };

export const DeleteCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1946d5d85fc0a4260bb5bd31df2a2e5c610b11764222f8a6e6231ceee36487c6"}} as unknown as TypedDocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables> & { __meta__: { hash: string } };
export const useDeleteCommentMutation = (options?: useMutation.Options<DeleteCommentMutation, DeleteCommentMutationVariables>) => useMutation(DeleteCommentDocument, options);
export const DeleteCommentOperation: PersistedOperation<DeleteCommentMutation, DeleteCommentMutationVariables> = { name: 'DeleteComment', hash: '1946d5d85fc0a4260bb5bd31df2a2e5c610b11764222f8a6e6231ceee36487c6', mutation: true };