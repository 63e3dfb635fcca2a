/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `requestEmailCode`. */
export type RequestEmailCodeErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The current password is wrong. */
  | 'CURRENT_WRONG'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** It is the viewer's address already. */
  | 'EMAIL_UNCHANGED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The viewer signs in with a provider and has no password: `forgotPassword` sets the first one. */
  | 'PASSWORD_NOT_SET'
  /** The password is empty. */
  | 'PASSWORD_REQUIRED'
  /** Too soon after the last code, or too many tries: `resendInSeconds` says when to try again. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** A new e-mail address, and the proof that the viewer asks. */
export type RequestEmailCodeInput = {
  /** New address; case and outer spaces do not matter. The code is mailed to it. */
  email: string;
  /** Current password, never trimmed. */
  password: string;
};

export type RequestEmailCodeMutationVariables = Exact<{
  input: RequestEmailCodeInput;
}>;


export type RequestEmailCodeMutation = { requestEmailCode: { __typename: 'RequestEmailCodePayload', expiresInSeconds: number | null, errors: Array<{ __typename: 'RequestEmailCodeError', code: RequestEmailCodeErrorCode, field: string | null, message: string }> } | null };

export const RequestEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailCodeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0874820339ada192c98a1a1374819ef5612b331110394f32b6da7960b9dc3459"}} as unknown as TypedDocumentNode<RequestEmailCodeMutation, RequestEmailCodeMutationVariables> & { __meta__: { hash: string } };
export const useRequestEmailCodeMutation = (options?: useMutation.Options<RequestEmailCodeMutation, RequestEmailCodeMutationVariables>) => useMutation(RequestEmailCodeDocument, options);
export const RequestEmailCodeOperation: PersistedOperation<RequestEmailCodeMutation, RequestEmailCodeMutationVariables> = { name: 'RequestEmailCode', hash: '0874820339ada192c98a1a1374819ef5612b331110394f32b6da7960b9dc3459', mutation: true };