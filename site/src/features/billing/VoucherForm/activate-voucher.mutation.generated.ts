/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ActivateVoucherMutationVariables = Exact<{
  code: string;
}>;


export type ActivateVoucherMutation = { activateVoucher: { __typename: 'ActivateVoucherPayload', grant: { __typename: 'VoucherGrant', endsAt: string } | null, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const ActivateVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1cee5ba1c1050de494535f6216cae9b3ab8cfe56daec2c076765a8edbb42839b"}} as unknown as TypedDocumentNode<ActivateVoucherMutation, ActivateVoucherMutationVariables> & { __meta__: { hash: string } };
export const useActivateVoucherMutation = (options?: useMutation.Options<ActivateVoucherMutation, ActivateVoucherMutationVariables>) => useMutation(ActivateVoucherDocument, options);
export const ActivateVoucherOperation: PersistedOperation<ActivateVoucherMutation, ActivateVoucherMutationVariables> = { name: 'ActivateVoucher', hash: '1cee5ba1c1050de494535f6216cae9b3ab8cfe56daec2c076765a8edbb42839b' };