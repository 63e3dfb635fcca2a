/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `reportProblem`. */
export type ReportProblemErrorCode =
  /** The text is longer than 1,000 characters. */
  | 'COMMENT_LENGTH'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** `videoCode` cannot be the code of a video. */
  | 'NOT_FOUND'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** A problem with the product or with one of its videos. */
export type ReportProblemInput = {
  /** 1 to 1,000 characters. */
  comment: string;
  /** Where an answer goes; without one there is none. */
  email?: string | null | undefined;
  /** Code of the video that the problem is with. */
  videoCode?: string | null | undefined;
};

export type ReportProblemMutationVariables = Exact<{
  input: ReportProblemInput;
}>;


export type ReportProblemMutation = { answer: { __typename: 'ReportProblemPayload', sent: boolean, errors: Array<{ __typename: 'ReportProblemError', code: ReportProblemErrorCode, field: string | null, message: string }> } | null };

export const ReportProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"reportProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"f2758472302834a67d1882398712e8ab6520b834af1990fba707930b4f985a78"}} as unknown as TypedDocumentNode<ReportProblemMutation, ReportProblemMutationVariables> & { __meta__: { hash: string } };
export const useReportProblemMutation = (options?: useMutation.Options<ReportProblemMutation, ReportProblemMutationVariables>) => useMutation(ReportProblemDocument, options);
export const ReportProblemOperation: PersistedOperation<ReportProblemMutation, ReportProblemMutationVariables> = { name: 'ReportProblem', hash: 'f2758472302834a67d1882398712e8ab6520b834af1990fba707930b4f985a78', mutation: true };