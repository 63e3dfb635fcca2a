/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `forgotPassword`. */
export type ForgotPasswordErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** No account has this e-mail address. */
  | 'EMAIL_UNKNOWN'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too soon after the last code, or too many tries: `resendInSeconds` says when to try again. */
  | 'RATE_LIMITED';

/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address; case and outer spaces do not matter. */
  email: string;
};

export type SendCodeMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type SendCodeMutation = { forgotPassword: { __typename: 'ForgotPasswordPayload', resendInSeconds: number | null, errors: Array<{ __typename: 'ForgotPasswordError', code: ForgotPasswordErrorCode, field: string | null, message: string }> } | null };

export const SendCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"586264d438458a372ef07cecca705b63f7edf08c44650f75151fe0b1b366a0ad"}} as unknown as TypedDocumentNode<SendCodeMutation, SendCodeMutationVariables> & { __meta__: { hash: string } };
export const useSendCodeMutation = (options?: useMutation.Options<SendCodeMutation, SendCodeMutationVariables>) => useMutation(SendCodeDocument, options);
export const SendCodeOperation: PersistedOperation<SendCodeMutation, SendCodeMutationVariables> = { name: 'SendCode', hash: '586264d438458a372ef07cecca705b63f7edf08c44650f75151fe0b1b366a0ad', mutation: true };