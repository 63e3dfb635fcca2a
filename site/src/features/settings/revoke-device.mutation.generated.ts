/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RevokeDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RevokeDeviceMutation = { revokeDevice: { __typename: 'RevokeDevicePayload', revoked: boolean, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const RevokeDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoked"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"56355e2c669f10573bef756ecad8be32b3d1ffa65055a1f373543a3d41bfd46b"}} as unknown as TypedDocumentNode<RevokeDeviceMutation, RevokeDeviceMutationVariables> & { __meta__: { hash: string } };
export const useRevokeDeviceMutation = (options?: useMutation.Options<RevokeDeviceMutation, RevokeDeviceMutationVariables>) => useMutation(RevokeDeviceDocument, options);
export const RevokeDeviceOperation: PersistedOperation<RevokeDeviceMutation, RevokeDeviceMutationVariables> = { name: 'RevokeDevice', hash: '56355e2c669f10573bef756ecad8be32b3d1ffa65055a1f373543a3d41bfd46b' };