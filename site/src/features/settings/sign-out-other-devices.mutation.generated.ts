/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `signOutOtherDevices`. */
export type SignOutOtherDevicesErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

export type SignOutOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutOtherDevicesMutation = { signOutOtherDevices: { __typename: 'SignOutOtherDevicesPayload', signedOut: boolean, errors: Array<{ __typename: 'SignOutOtherDevicesError', code: SignOutOtherDevicesErrorCode, field: string | null, message: string }> } | null };

export const SignOutOtherDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutOtherDevices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutOtherDevices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOut"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"54b5854978dd9e1390c10646a29d5998c9161cdba5ea0097281a9d2486f740fe"}} as unknown as TypedDocumentNode<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables> & { __meta__: { hash: string } };
export const useSignOutOtherDevicesMutation = (options?: useMutation.Options<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables>) => useMutation(SignOutOtherDevicesDocument, options);
export const SignOutOtherDevicesOperation: PersistedOperation<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables> = { name: 'SignOutOtherDevices', hash: '54b5854978dd9e1390c10646a29d5998c9161cdba5ea0097281a9d2486f740fe', mutation: true };