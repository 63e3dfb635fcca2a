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

/** Why nothing is charged for a subscription for now. */
export type RenewalHold =
  /** A bank disputes a payment and has not decided. */
  | 'DISPUTE'
  /** Payments moved to another provider; the card has to be entered again. */
  | 'PROVIDER';

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

export type ViewerBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerBillingQuery = { viewer: { __typename: 'Viewer', id: string, subscription: { __typename: 'ViewerSubscription', status: SubscriptionStatus, withAds: boolean, registeredAt: string, trialEndsAt: string | null, nextPaymentAt: string | null, fullPriceAt: string | null, endsAt: string | null, paymentMethod: SubscriptionPaymentMethod | null, cardExpires: string | null, renewalHold: RenewalHold | null, plan: { __typename: 'Plan', id: string, code: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean, period: PlanPeriod | null, withAds: boolean, trialDays: number, discountPercent: number, price: { __typename: 'Money', amount: number, currency: string }, monthlyPrice: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, nextPayment: { __typename: 'Money', amount: number, currency: string } | null, nextPlan: { __typename: 'Plan', id: string, name: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null } | null } | null, plans: Array<{ __typename: 'Plan', id: string, code: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean, period: PlanPeriod | null, withAds: boolean, trialDays: number, discountPercent: number, price: { __typename: 'Money', amount: number, currency: string }, monthlyPrice: { __typename: 'Money', amount: number, currency: string } }> | null };

export const ViewerBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerBilling"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSubscription"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fullPriceAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"last4"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardExpires"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renewalHold"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"recommended"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onLanding"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"period"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trialDays"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"887720d69bd1d2b330a76a4681ec482a398302b8d4203f842c4c3fdca1335a53"}} as unknown as TypedDocumentNode<ViewerBillingQuery, ViewerBillingQueryVariables> & { __meta__: { hash: string } };
export const useViewerBillingQuery = (options?: useQuery.Options<ViewerBillingQuery, ViewerBillingQueryVariables> | SkipToken) => useQuery(ViewerBillingDocument, options ?? {});
export const useViewerBillingLazyQuery = (options?: useLazyQuery.Options<ViewerBillingQuery, ViewerBillingQueryVariables>) => useLazyQuery(ViewerBillingDocument, options);
export const ViewerBillingOperation: PersistedOperation<ViewerBillingQuery, ViewerBillingQueryVariables> = { name: 'ViewerBilling', hash: '887720d69bd1d2b330a76a4681ec482a398302b8d4203f842c4c3fdca1335a53' };