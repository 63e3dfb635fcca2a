/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `deleteAccount`. */
export type DeleteAccountErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail. */
  | 'CODE_WRONG'
  /** The password is wrong. */
  | 'DELETE_PASSWORD_WRONG'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** `reasonKey` is empty or cannot be a key of `deleteReasons`. */
  | 'REASON_REQUIRED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** How a viewer confirms that the account is to be deleted, and why. */
export type DeleteAccountInput = {
  /** For a viewer without a password: four digits of `requestDeleteCode`, in any kind of digits. */
  code?: string | null | undefined;
  /** Password, never trimmed; null for a viewer who has none. */
  password?: string | null | undefined;
  /** `key` of one of `deleteReasons`. */
  reasonKey: string;
};

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', recoveryEndsAt: string | null, errors: Array<{ __typename: 'DeleteAccountError', code: DeleteAccountErrorCode, field: string | null, message: string }> } | null };

export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryEndsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"9b128ca43b72d5b7c181221e37889395fc7b237216f152bd62047749e3f0a09c"}} as unknown as TypedDocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables> & { __meta__: { hash: string } };
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const DeleteAccountOperation: PersistedOperation<DeleteAccountMutation, DeleteAccountMutationVariables> = { name: 'DeleteAccount', hash: '9b128ca43b72d5b7c181221e37889395fc7b237216f152bd62047749e3f0a09c', mutation: true };