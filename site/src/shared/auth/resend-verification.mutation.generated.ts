/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `resendVerification`. */
export type ResendVerificationErrorCode =
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

export type ResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendVerificationMutation = { resendVerification: { __typename: 'ResendVerificationPayload', sent: boolean, errors: Array<{ __typename: 'ResendVerificationError', code: ResendVerificationErrorCode, field: string | null, message: string }> } | null };

export const ResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4619ab1119916d5c8ecf5c1b5e3868166059e7364b1f7af63808fe006adf58a9"}} as unknown as TypedDocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables> & { __meta__: { hash: string } };
export const useResendVerificationMutation = (options?: useMutation.Options<ResendVerificationMutation, ResendVerificationMutationVariables>) => useMutation(ResendVerificationDocument, options);
export const ResendVerificationOperation: PersistedOperation<ResendVerificationMutation, ResendVerificationMutationVariables> = { name: 'ResendVerification', hash: '4619ab1119916d5c8ecf5c1b5e3868166059e7364b1f7af63808fe006adf58a9', mutation: true };