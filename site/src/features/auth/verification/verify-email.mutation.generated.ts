/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `verifyEmail`. */
export type VerifyEmailErrorCode =
  /** The link is too old, or is not one of ours. `resendVerification` mails a new one. */
  | 'LINK_EXPIRED';

/** A link that proves an e-mail address. */
export type VerifyEmailInput = {
  /** The parameter `token` of the link. */
  token: string;
};

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { __typename: 'VerifyEmailPayload', verified: boolean, errors: Array<{ __typename: 'VerifyEmailError', code: VerifyEmailErrorCode, field: string | null, message: string }> } | null };

export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"189d82110bbe1b8c29c1d0966370c1c5b3e1b220651536637fc91c2ad0860cef"}} as unknown as TypedDocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables> & { __meta__: { hash: string } };
export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) => useMutation(VerifyEmailDocument, options);
export const VerifyEmailOperation: PersistedOperation<VerifyEmailMutation, VerifyEmailMutationVariables> = { name: 'VerifyEmail', hash: '189d82110bbe1b8c29c1d0966370c1c5b3e1b220651536637fc91c2ad0860cef', mutation: true };