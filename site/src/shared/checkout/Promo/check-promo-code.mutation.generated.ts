/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `checkPromoCode`. */
export type CheckPromoCodeErrorCode =
  /** The promo code is unknown, over, used up or not for this plan; which of them is not told. */
  | 'COUPON_INVALID'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A promo code and the plan it is meant for. */
export type CheckPromoCodeInput = {
  /** As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
  code: string;
  /** `id` of the plan that is to be paid. */
  planId: string;
};

export type CheckPromoCodeMutationVariables = Exact<{
  input: CheckPromoCodeInput;
}>;


export type CheckPromoCodeMutation = { checkPromoCode: { __typename: 'CheckPromoCodePayload', quote: { __typename: 'PromoQuote', code: string, periods: number, text: string, priceBefore: { __typename: 'Money', amount: number, currency: string }, priceAfter: { __typename: 'Money', amount: number, currency: string } } | null, errors: Array<{ __typename: 'CheckPromoCodeError', code: CheckPromoCodeErrorCode, field: string | null, message: string }> } | null };

export const CheckPromoCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPromoCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPromoCodeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPromoCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromoQuote"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromoQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromoQuote"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"19071ff2a296fb1d0e5a8eceb6788eba4fadb2a5939fb5942c3bf004f864d25a"}} as unknown as TypedDocumentNode<CheckPromoCodeMutation, CheckPromoCodeMutationVariables> & { __meta__: { hash: string } };
export const useCheckPromoCodeMutation = (options?: useMutation.Options<CheckPromoCodeMutation, CheckPromoCodeMutationVariables>) => useMutation(CheckPromoCodeDocument, options);
export const CheckPromoCodeOperation: PersistedOperation<CheckPromoCodeMutation, CheckPromoCodeMutationVariables> = { name: 'CheckPromoCode', hash: '19071ff2a296fb1d0e5a8eceb6788eba4fadb2a5939fb5942c3bf004f864d25a', mutation: true };