/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `addComment`. */
export type AddCommentErrorCode =
  /** `positionSeconds` is not a second of a video, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment it replies to is not shown any more (`parentId`). */
  | 'COMMENT_FAILED'
  /** `text` is too long. */
  | 'COMMENT_LENGTH'
  /** `text` is empty. */
  | 'COMMENT_REQUIRED'
  /** The `Idempotency-Key` was sent before with another comment. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is no such video (`videoCode`). */
  | 'NOT_FOUND'
  /** Too many comments within a minute. */
  | 'RATE_LIMITED'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED'
  /** The video is premium: only who may watch it may comment on it. */
  | 'SUBSCRIPTION_REQUIRED';

/** A comment to be published. */
export type AddCommentInput = {
  /** Global id of the comment it replies to; a reply to a reply joins the same thread. */
  parentId?: string | null | undefined;
  /** Second of the video it speaks about. */
  positionSeconds?: number | null | undefined;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: string;
  /** `code` of the video. */
  videoCode: string;
};

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

export type AddCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;


export type AddCommentMutation = { addComment: { __typename: 'AddCommentPayload', comment: { __typename: 'Comment', id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, editedAt: string | null, version: number, status: CommentStatus, replyCount: number, author: { __typename: 'CommentAuthor', name: string } | null } | null, errors: Array<{ __typename: 'AddCommentError', code: AddCommentErrorCode, field: string | null }> } | null };

export const AddCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentWords"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replyCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"ea33ad2ae7026fb9e51bcf9c3a6cc4d312c39b32ac91098d7c38582e3db736fe"}} as unknown as TypedDocumentNode<AddCommentMutation, AddCommentMutationVariables> & { __meta__: { hash: string } };
export const useAddCommentMutation = (options?: useMutation.Options<AddCommentMutation, AddCommentMutationVariables>) => useMutation(AddCommentDocument, options);
export const AddCommentOperation: PersistedOperation<AddCommentMutation, AddCommentMutationVariables> = { name: 'AddComment', hash: 'ea33ad2ae7026fb9e51bcf9c3a6cc4d312c39b32ac91098d7c38582e3db736fe', mutation: true };