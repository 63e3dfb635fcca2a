/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `changePassword`. */
export type ChangePasswordErrorCode =
  /** The current password is wrong. */
  | 'CURRENT_WRONG'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The new password is shorter than 8 or longer than 128 characters, one character repeated, or the e-mail address. */
  | 'PASSWORD_INVALID'
  /** The two new passwords are not the same. */
  | 'PASSWORD_MISMATCH'
  /** The viewer signs in with a provider and has no password: `forgotPassword` sets the first one. */
  | 'PASSWORD_NOT_SET'
  /** A password is empty. */
  | 'PASSWORD_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** A new password instead of the current one. */
export type ChangePasswordInput = {
  /** Current password, never trimmed. */
  currentPassword: string;
  /** New password, 8 to 128 characters, never trimmed. */
  password: string;
  /** The same password again. */
  passwordConfirmation: string;
};

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', changed: boolean, errors: Array<{ __typename: 'ChangePasswordError', code: ChangePasswordErrorCode, field: string | null, message: string }> } | null };

export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"467d747d5bea9b3f480de938cfcac82bd4251a48449e7ac1469bc4a844577d9c"}} as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> & { __meta__: { hash: string } };
export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options);
export const ChangePasswordOperation: PersistedOperation<ChangePasswordMutation, ChangePasswordMutationVariables> = { name: 'ChangePassword', hash: '467d747d5bea9b3f480de938cfcac82bd4251a48449e7ac1469bc4a844577d9c', mutation: true };