/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `changePaymentMethod`. */
export type ChangePaymentMethodErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** `paymentMethod` cannot be used here. */
  | 'PAYMENT_METHOD_REQUIRED'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED'
  /** The plan comes from a voucher; nothing is paid. */
  | 'VOUCHER_MANAGED';

/** The payment method that replaces the present one. */
export type ChangePaymentMethodInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the payment provider's own field; without it the viewer goes on at the payment's `redirectUrl`. Never card data. */
  paymentToken?: string | null | undefined;
};

/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

/** How a subscription is paid. */
export type SubscriptionPaymentMethod =
  /** By Apple's store, which takes the money itself. */
  | 'APPLE'
  /** By Apple Pay. */
  | 'APPLE_PAY'
  /** By card. */
  | 'CARD'
  /** By Google's store, which takes the money itself. */
  | 'GOOGLE'
  /** By a voucher; it ends by itself. */
  | 'VOUCHER';

export type ChangePaymentMethodMutationVariables = Exact<{
  input: ChangePaymentMethodInput;
}>;


export type ChangePaymentMethodMutation = { changePaymentMethod: { __typename: 'ChangePaymentMethodPayload', payment: { __typename: 'Payment', id: string, code: string, status: PaymentStatus, redirectUrl: string | null } | null, errors: Array<{ __typename: 'ChangePaymentMethodError', code: ChangePaymentMethodErrorCode, field: string | null, message: string }> } | null };

export const ChangePaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePaymentMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePaymentMethodInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"e13b35de4042a09125da85f6484ea81784c0f565cf0f38ad5ecdfce0ab1dad55"}} as unknown as TypedDocumentNode<ChangePaymentMethodMutation, ChangePaymentMethodMutationVariables> & { __meta__: { hash: string } };
export const useChangePaymentMethodMutation = (options?: useMutation.Options<ChangePaymentMethodMutation, ChangePaymentMethodMutationVariables>) => useMutation(ChangePaymentMethodDocument, options);
export const ChangePaymentMethodOperation: PersistedOperation<ChangePaymentMethodMutation, ChangePaymentMethodMutationVariables> = { name: 'ChangePaymentMethod', hash: 'e13b35de4042a09125da85f6484ea81784c0f565cf0f38ad5ecdfce0ab1dad55', mutation: true };