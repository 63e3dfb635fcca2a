/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `sendFeedback`. */
export type SendFeedbackErrorCode =
  /** The text is longer than 1,000 characters. */
  | 'COMMENT_LENGTH'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** What somebody thinks of the product. */
export type SendFeedbackInput = {
  /** 1 to 1,000 characters. */
  comment: string;
  /** Where an answer goes; without one there is none. */
  email?: string | null | undefined;
};

export type SendFeedbackMutationVariables = Exact<{
  input: SendFeedbackInput;
}>;


export type SendFeedbackMutation = { answer: { __typename: 'SendFeedbackPayload', sent: boolean, errors: Array<{ __typename: 'SendFeedbackError', code: SendFeedbackErrorCode, field: string | null, message: string }> } | null };

export const SendFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendFeedbackInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"543ed961fdb0f045cd54bc6a891a7d21c0b9edced2065e78cbc01c5d07c52c5a"}} as unknown as TypedDocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables> & { __meta__: { hash: string } };
export const useSendFeedbackMutation = (options?: useMutation.Options<SendFeedbackMutation, SendFeedbackMutationVariables>) => useMutation(SendFeedbackDocument, options);
export const SendFeedbackOperation: PersistedOperation<SendFeedbackMutation, SendFeedbackMutationVariables> = { name: 'SendFeedback', hash: '543ed961fdb0f045cd54bc6a891a7d21c0b9edced2065e78cbc01c5d07c52c5a', mutation: true };