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

/** What a viewer subscribes to, and how it is paid. */
export type SubscribeInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the provider's own field; without it the viewer goes on at `redirectUrl`. Never card data. */
  paymentToken?: string | null | undefined;
  /** Plan to subscribe to. */
  planId: string;
  /** As it was typed. */
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


export type SubscribeMutation = { subscribe: { __typename: 'SubscribePayload', payment: { __typename: 'PaymentState', id: string, status: PaymentStatus, redirectUrl: string | null } | null, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"88620eb378ff7cdb9324ff92e70c4cad27cff91c4e1a4ade924fd12fbdbf7f66"}} as unknown as TypedDocumentNode<SubscribeMutation, SubscribeMutationVariables> & { __meta__: { hash: string } };
export const useSubscribeMutation = (options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) => useMutation(SubscribeDocument, options);
export const SubscribeOperation: PersistedOperation<SubscribeMutation, SubscribeMutationVariables> = { name: 'Subscribe', hash: '88620eb378ff7cdb9324ff92e70c4cad27cff91c4e1a4ade924fd12fbdbf7f66' };