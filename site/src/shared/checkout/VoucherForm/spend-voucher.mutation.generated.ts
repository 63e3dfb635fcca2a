/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `activateVoucher`. */
export type ActivateVoucherErrorCode =
  /** Another subscription runs; the voucher is not spent. */
  | 'ALREADY_SUBSCRIBED'
  /** No voucher that can be spent has this code. */
  | 'CODE_INVALID'
  /** `code` is empty. */
  | 'CODE_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A voucher. */
export type ActivateVoucherInput = {
  /** As it was typed. */
  code: string;
};

export type SpendVoucherMutationVariables = Exact<{
  input: ActivateVoucherInput;
}>;


export type SpendVoucherMutation = { activateVoucher: { __typename: 'ActivateVoucherPayload', grant: { __typename: 'VoucherGrant', endsAt: string } | null, errors: Array<{ __typename: 'ActivateVoucherError', code: ActivateVoucherErrorCode, field: string | null, message: string }> } | null };

export const SpendVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpendVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateVoucherInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"63685075c819e4e0b25bba27024a360d27d9bf8d6d88ff332119bc9f1eb539a2"}} as unknown as TypedDocumentNode<SpendVoucherMutation, SpendVoucherMutationVariables> & { __meta__: { hash: string } };
export const useSpendVoucherMutation = (options?: useMutation.Options<SpendVoucherMutation, SpendVoucherMutationVariables>) => useMutation(SpendVoucherDocument, options);
export const SpendVoucherOperation: PersistedOperation<SpendVoucherMutation, SpendVoucherMutationVariables> = { name: 'SpendVoucher', hash: '63685075c819e4e0b25bba27024a360d27d9bf8d6d88ff332119bc9f1eb539a2', mutation: true };