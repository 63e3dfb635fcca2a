/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SpendVoucherMutationVariables = Exact<{
  code: string;
}>;


export type SpendVoucherMutation = { activateVoucher: { __typename: 'ActivateVoucherPayload', grant: { __typename: 'VoucherGrant', planId: string, endsAt: string } | null, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const SpendVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpendVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"6b382c27469a943e8e8ccc22fcaf7afc62776adddb42ce5c267cd5e9b84b5e06"}} as unknown as TypedDocumentNode<SpendVoucherMutation, SpendVoucherMutationVariables> & { __meta__: { hash: string } };
export const useSpendVoucherMutation = (options?: useMutation.Options<SpendVoucherMutation, SpendVoucherMutationVariables>) => useMutation(SpendVoucherDocument, options);
export const SpendVoucherOperation: PersistedOperation<SpendVoucherMutation, SpendVoucherMutationVariables> = { name: 'SpendVoucher', hash: '6b382c27469a943e8e8ccc22fcaf7afc62776adddb42ce5c267cd5e9b84b5e06' };