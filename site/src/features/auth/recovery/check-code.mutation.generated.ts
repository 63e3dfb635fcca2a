/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `checkCode`. */
export type CheckCodeErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail: `triesLeft` says how many tries are left. */
  | 'CODE_WRONG'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED';

/** The code of the mail, and whose it is. */
export type CheckCodeInput = {
  /** Four digits, in any kind of digits, with or without spaces. */
  code: string;
  /** Address that the code went to. */
  email: string;
};

export type CheckCodeMutationVariables = Exact<{
  input: CheckCodeInput;
}>;


export type CheckCodeMutation = { checkCode: { __typename: 'CheckCodePayload', resetToken: string | null, triesLeft: number | null, errors: Array<{ __typename: 'CheckCodeError', code: CheckCodeErrorCode, field: string | null, message: string }> } | null };

export const CheckCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckCodeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3c3265a52b0a85f8af23205ef15c215500b46fa45700fdfb9d29de19f6e7319e"}} as unknown as TypedDocumentNode<CheckCodeMutation, CheckCodeMutationVariables> & { __meta__: { hash: string } };
export const useCheckCodeMutation = (options?: useMutation.Options<CheckCodeMutation, CheckCodeMutationVariables>) => useMutation(CheckCodeDocument, options);
export const CheckCodeOperation: PersistedOperation<CheckCodeMutation, CheckCodeMutationVariables> = { name: 'CheckCode', hash: '3c3265a52b0a85f8af23205ef15c215500b46fa45700fdfb9d29de19f6e7319e', mutation: true };