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
  /** `positionSeconds` is not a second of a video, `version` is none, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment has been changed since `version`; nothing was saved. */
  | 'COMMENT_CHANGED'
  /** The comment that it replies to is not shown any more. */
  | 'COMMENT_FAILED'
  /** `text` is too long. */
  | 'COMMENT_LENGTH'
  /** `text` is empty. */
  | 'COMMENT_REQUIRED'
  /** The `Idempotency-Key` was sent before with other words. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The viewer has no such comment that is shown or waits, or its video is gone (`commentId`). */
  | 'NOT_FOUND'
  /** Too many comments within a minute; an edit is one. */
  | 'RATE_LIMITED'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED'
  /** The video is premium: only who may watch it may edit a comment on it. */
  | 'SUBSCRIPTION_REQUIRED';

/** New words for a comment that is shown or waits for a moderator. */
export type EditCommentInput = {
  /** Global id of the comment. */
  commentId: string;
  /** Second of the video it speaks about, null for none; without it, it stays as it is. */
  positionSeconds?: number | null | undefined;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: string;
  /** `version` of the comment that the viewer had before them; 1 when it was never edited. */
  version?: number;
};

export type EditCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type EditCommentMutation = { editComment: { __typename: 'EditCommentPayload', comment: { __typename: 'Comment', id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, editedAt: string | null, version: number, status: CommentStatus, replyCount: number, replies: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', viewerIsAuthor: boolean | null, id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, editedAt: string | null, version: number, status: CommentStatus, replyCount: number, author: { __typename: 'CommentAuthor', name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'CommentAuthor', name: string } | null } | null, errors: Array<{ __typename: 'EditCommentError', code: EditCommentErrorCode, field: string | null }> } | null };

export const EditCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentWords"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentWords"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replyCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"ef0e5ea8f4898d8de7b3e81eae9338970909cfcc3501eac26548e67b1ce017d0"}} as unknown as TypedDocumentNode<EditCommentMutation, EditCommentMutationVariables> & { __meta__: { hash: string } };
export const useEditCommentMutation = (options?: useMutation.Options<EditCommentMutation, EditCommentMutationVariables>) => useMutation(EditCommentDocument, options);
export const EditCommentOperation: PersistedOperation<EditCommentMutation, EditCommentMutationVariables> = { name: 'EditComment', hash: 'ef0e5ea8f4898d8de7b3e81eae9338970909cfcc3501eac26548e67b1ce017d0', mutation: true };