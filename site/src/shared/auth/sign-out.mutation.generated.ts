/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `signOut`. */
export type SignOutErrorCode =
  /** `csrfToken` does not belong to this browser. Ask `csrfToken` again. */
  | 'CSRF_INVALID'
  /** `csrfToken` is null or empty. */
  | 'CSRF_MISSING_SIGN_OUT';

/** The browser that signs out. */
export type SignOutInput = {
  /** From `csrfToken`, asked by the same browser; null or empty is answered CSRF_MISSING_SIGN_OUT. */
  csrfToken?: string | null | undefined;
};

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', signedOut: boolean, errors: Array<{ __typename: 'SignOutError', code: SignOutErrorCode, field: string | null, message: string }> } | null };

export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOut"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3aad696bbcc79e89ae4bcdde833b61b4e971f7b7d866256e37c80cf30f50ea76"}} as unknown as TypedDocumentNode<SignOutMutation, SignOutMutationVariables> & { __meta__: { hash: string } };
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) => useMutation(SignOutDocument, options);
export const SignOutOperation: PersistedOperation<SignOutMutation, SignOutMutationVariables> = { name: 'SignOut', hash: '3aad696bbcc79e89ae4bcdde833b61b4e971f7b7d866256e37c80cf30f50ea76', mutation: true };