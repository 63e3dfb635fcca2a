/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `requestDeleteCode`. */
export type RequestDeleteCodeErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The viewer has a password, which confirms the deletion. */
  | 'CONFIRM_WITH_PASSWORD'
  /** Too soon after the last code. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

export type RequestDeleteCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDeleteCodeMutation = { requestDeleteCode: { __typename: 'RequestDeleteCodePayload', expiresInSeconds: number | null, resendInSeconds: number | null, errors: Array<{ __typename: 'RequestDeleteCodeError', code: RequestDeleteCodeErrorCode, field: string | null, message: string }> } | null };

export const RequestDeleteCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeleteCode"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeleteCode"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8307a96b8535f169417c43d1a323263b21767638b22d876232d30068c0d59930"}} as unknown as TypedDocumentNode<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables> & { __meta__: { hash: string } };
export const useRequestDeleteCodeMutation = (options?: useMutation.Options<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables>) => useMutation(RequestDeleteCodeDocument, options);
export const RequestDeleteCodeOperation: PersistedOperation<RequestDeleteCodeMutation, RequestDeleteCodeMutationVariables> = { name: 'RequestDeleteCode', hash: '8307a96b8535f169417c43d1a323263b21767638b22d876232d30068c0d59930', mutation: true };