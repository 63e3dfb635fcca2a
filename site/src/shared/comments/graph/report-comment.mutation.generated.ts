/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `reportComment`. */
export type ReportCommentErrorCode =
  /** The request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment is the viewer's own (`commentId`). */
  | 'FORBIDDEN'
  /** The `Idempotency-Key` was sent before with another report. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No such comment is shown (`commentId`). */
  | 'NOT_FOUND'
  /** Too many reports within an hour. */
  | 'RATE_LIMITED'
  /** `reason` is too long. */
  | 'REASON_TOO_LONG'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED';

/** A comment to be reported. */
export type ReportCommentInput = {
  /** Global id of the comment. */
  commentId: string;
  /** Why, in the viewer's words; up to 300 characters. */
  reason?: string | null | undefined;
};

export type ReportCommentMutationVariables = Exact<{
  input: ReportCommentInput;
}>;


export type ReportCommentMutation = { reportComment: { __typename: 'ReportCommentPayload', errors: Array<{ __typename: 'ReportCommentError', code: ReportCommentErrorCode, field: string | null }> } | null };

export const ReportCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"659265b801ffa72c2d266c54c94acbb015da010085d3329b8d7e3d9fa67dd800"}} as unknown as TypedDocumentNode<ReportCommentMutation, ReportCommentMutationVariables> & { __meta__: { hash: string } };
export const useReportCommentMutation = (options?: useMutation.Options<ReportCommentMutation, ReportCommentMutationVariables>) => useMutation(ReportCommentDocument, options);
export const ReportCommentOperation: PersistedOperation<ReportCommentMutation, ReportCommentMutationVariables> = { name: 'ReportComment', hash: '659265b801ffa72c2d266c54c94acbb015da010085d3329b8d7e3d9fa67dd800', mutation: true };