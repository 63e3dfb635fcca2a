/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

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

/** What a subscription is doing. */
export type SubscriptionStatus =
  /** Paid, and renews by itself. */
  | 'ACTIVE'
  /** Runs until `endsAt`, then the free plan. */
  | 'CANCELLED'
  /** Nothing runs: the free plan. */
  | 'FREE'
  /** The renewal could not be charged yet; watching goes on until `endsAt`. */
  | 'PAST_DUE'
  /** The first days, free; the fee follows unless it is cancelled. */
  | 'TRIAL';

export type MySubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubscriptionQuery = { viewer: { __typename: 'Viewer', id: string, subscription: { __typename: 'ViewerSubscription', status: SubscriptionStatus, trialAvailable: boolean, trialEndsAt: string | null, nextPaymentAt: string | null, endsAt: string | null, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string, period: PlanPeriod | null } | null, price: { __typename: 'Money', amount: number, currency: string } | null, nextPayment: { __typename: 'Money', amount: number, currency: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null } | null } | null };

export const MySubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySubscription"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionFacts"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSubscription"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"period"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialAvailable"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"last4"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"9e72a9a8a618f8a3002911e9704630bb6c7e3845cfd242bbc836d3ab02bf1538"}} as unknown as TypedDocumentNode<MySubscriptionQuery, MySubscriptionQueryVariables> & { __meta__: { hash: string } };
export const useMySubscriptionQuery = (options?: useQuery.Options<MySubscriptionQuery, MySubscriptionQueryVariables> | SkipToken) => useQuery(MySubscriptionDocument, options ?? {});
export const useMySubscriptionLazyQuery = (options?: useLazyQuery.Options<MySubscriptionQuery, MySubscriptionQueryVariables>) => useLazyQuery(MySubscriptionDocument, options);
export const MySubscriptionOperation: PersistedOperation<MySubscriptionQuery, MySubscriptionQueryVariables> = { name: 'MySubscription', hash: '9e72a9a8a618f8a3002911e9704630bb6c7e3845cfd242bbc836d3ab02bf1538' };