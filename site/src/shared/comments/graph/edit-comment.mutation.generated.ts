/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Whether a comment is shown. */
export type CommentStatus =
  /** Waits for a moderator; only its author sees it. */
  | 'PENDING'
  /** Shown to everybody. */
  | 'PUBLISHED'
  /** Refused by a moderator; only its author sees it. */
  | 'REJECTED'
  /** Taken away by a moderator; only its author sees it. */
  | 'REMOVED';

/** What can go wrong with `editComment`. */
export type EditCommentErrorCode =
  /** `positionSeconds` is not a second of a video, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment that it replies to is not shown any more. */
  | 'COMMENT_FAILED'
  /** `text` is too long. */
  | 'COMMENT_LENGTH'
  /** `text` is empty. */
  | 'COMMENT_REQUIRED'
  /** The `Idempotency-Key` was sent before with other words. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The viewer has no such comment that waits (`commentId`). */
  | 'NOT_FOUND'
  /** Too many comments within a minute. */
  | 'RATE_LIMITED'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED';

/** New words for a comment that waits for a moderator. */
export type EditCommentInput = {
  /** Global id of the comment. */
  commentId: string;
  /** Second of the video it speaks about; without it none. */
  positionSeconds?: number | null | undefined;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: string;
};

export type EditCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type EditCommentMutation = { editComment: { __typename: 'EditCommentPayload', comment: { __typename: 'Comment', id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, status: CommentStatus, replyCount: number, author: { __typename: 'CommentAuthor', name: string } | null } | null, errors: Array<{ __typename: 'EditCommentError', code: EditCommentErrorCode, field: string | null }> } | null };

export const EditCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentWords"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replyCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"12628651afee44b0cd1c2d449fff0467c21cbc77239d64b0f5314318a13eda97"}} as unknown as TypedDocumentNode<EditCommentMutation, EditCommentMutationVariables> & { __meta__: { hash: string } };
export const useEditCommentMutation = (options?: useMutation.Options<EditCommentMutation, EditCommentMutationVariables>) => useMutation(EditCommentDocument, options);
export const EditCommentOperation: PersistedOperation<EditCommentMutation, EditCommentMutationVariables> = { name: 'EditComment', hash: '12628651afee44b0cd1c2d449fff0467c21cbc77239d64b0f5314318a13eda97', mutation: true };