/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `revokeDevice`. */
export type RevokeDeviceErrorCode =
  /** The viewer has no such device. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A device to sign out. */
export type RevokeDeviceInput = {
  /** `id` of the device. */
  deviceId: string;
};

export type RevokeDeviceMutationVariables = Exact<{
  input: RevokeDeviceInput;
}>;


export type RevokeDeviceMutation = { revokeDevice: { __typename: 'RevokeDevicePayload', revoked: boolean, errors: Array<{ __typename: 'RevokeDeviceError', code: RevokeDeviceErrorCode, field: string | null, message: string }> } | null };

export const RevokeDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeDeviceInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"733c14008176ed1cef86e47b7c5d9846f143b26f4381bf53af688a3035d1fdfe"}} as unknown as TypedDocumentNode<RevokeDeviceMutation, RevokeDeviceMutationVariables> & { __meta__: { hash: string } };
export const useRevokeDeviceMutation = (options?: useMutation.Options<RevokeDeviceMutation, RevokeDeviceMutationVariables>) => useMutation(RevokeDeviceDocument, options);
export const RevokeDeviceOperation: PersistedOperation<RevokeDeviceMutation, RevokeDeviceMutationVariables> = { name: 'RevokeDevice', hash: '733c14008176ed1cef86e47b7c5d9846f143b26f4381bf53af688a3035d1fdfe', mutation: true };