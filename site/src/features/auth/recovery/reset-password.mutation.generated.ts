/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `resetPassword`. */
export type ResetPasswordErrorCode =
  /** `resetToken` is too old or was used. Begin again with `forgotPassword`. */
  | 'CODE_EXPIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The new password is shorter than 8 or longer than 128 characters, one character repeated, or the e-mail address. */
  | 'PASSWORD_INVALID'
  /** The two new passwords are not the same. */
  | 'PASSWORD_MISMATCH'
  /** A password is empty. */
  | 'PASSWORD_REQUIRED';

/** A new password instead of a forgotten one. */
export type ResetPasswordInput = {
  /** New password, 8 to 128 characters, never trimmed. */
  password: string;
  /** The same password again. */
  passwordConfirmation: string;
  /** From `checkCode`. */
  resetToken: string;
};

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', changed: boolean, errors: Array<{ __typename: 'ResetPasswordError', code: ResetPasswordErrorCode, field: string | null, message: string }> } | null };

export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1792362e028f31fbc85221f74e4b400b093568def42ed08799aa7d7e16f2fa4c"}} as unknown as TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables> & { __meta__: { hash: string } };
export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options);
export const ResetPasswordOperation: PersistedOperation<ResetPasswordMutation, ResetPasswordMutationVariables> = { name: 'ResetPassword', hash: '1792362e028f31fbc85221f74e4b400b093568def42ed08799aa7d7e16f2fa4c', mutation: true };