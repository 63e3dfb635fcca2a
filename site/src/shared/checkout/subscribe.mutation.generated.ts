/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

/** What can go wrong in `subscribe`. */
export type SubscribeErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** A subscription runs already. */
  | 'ALREADY_SUBSCRIBED'
  /** The viewer has named a friend's code before. */
  | 'ALREADY_USED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** Nobody has the `referralCode`. */
  | 'CODE_INVALID'
  /** The promo code is unknown, over, used up or not for this plan; which of them is not told. */
  | 'COUPON_INVALID'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** It is the viewer's own code. */
  | 'OWN_CODE'
  /** `paymentMethod` cannot be used here. */
  | 'PAYMENT_METHOD_REQUIRED'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
  /** `planId` is empty. */
  | 'PLAN_REQUIRED'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** The owner of the code joined after the viewer. */
  | 'REFERRAL_LATER'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The card has had its free trial before; what its check took is given back, and the next order pays the price. */
  | 'TRIAL_USED';

/** What a viewer subscribes to, and how it is paid. */
export type SubscribeInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the payment provider's own field; without it the viewer goes on at the payment's `redirectUrl`. Never card data. */
  paymentToken?: string | null | undefined;
  /** `id` of the plan to subscribe to. */
  planId: string;
  /** Promo code as it was typed, e.g. `EID2026`. */
  promoCode?: string | null | undefined;
  /** Code of the friend who brought the viewer, as it was typed. */
  referralCode?: string | null | undefined;
};

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

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { __typename: 'SubscribePayload', payment: { __typename: 'Payment', id: string, code: string, status: PaymentStatus, redirectUrl: string | null } | null, errors: Array<{ __typename: 'SubscribeError', code: SubscribeErrorCode, field: string | null, message: string }> } | null };

export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"bb18ca0f2ca3ecd2caff3e9e19cf31e6589954efaec23364464bd66dc3473add"}} as unknown as TypedDocumentNode<SubscribeMutation, SubscribeMutationVariables> & { __meta__: { hash: string } };
export const useSubscribeMutation = (options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) => useMutation(SubscribeDocument, options);
export const SubscribeOperation: PersistedOperation<SubscribeMutation, SubscribeMutationVariables> = { name: 'Subscribe', hash: 'bb18ca0f2ca3ecd2caff3e9e19cf31e6589954efaec23364464bd66dc3473add', mutation: true };