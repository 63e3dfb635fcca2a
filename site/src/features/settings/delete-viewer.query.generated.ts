/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
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

export type DeleteViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type DeleteViewerQuery = { viewer: { __typename: 'Viewer', email: string, emailVerified: boolean, hasPassword: boolean, id: string, name: string, hasSubscription: boolean, subscription: { __typename: 'ViewerSubscription', status: SubscriptionStatus, paymentMethod: SubscriptionPaymentMethod | null, withAds: boolean, plan: { __typename: 'Plan', id: string, name: string } | null } | null } | null };

export const DeleteViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeleteViewer"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasSubscription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"279871cab4bb0b43cfa7e1d66a819b402041f422237de704afd03f8810c1b4ef"}} as unknown as TypedDocumentNode<DeleteViewerQuery, DeleteViewerQueryVariables> & { __meta__: { hash: string } };
export const useDeleteViewerQuery = (options?: useQuery.Options<DeleteViewerQuery, DeleteViewerQueryVariables> | SkipToken) => useQuery(DeleteViewerDocument, options ?? {});
export const useDeleteViewerLazyQuery = (options?: useLazyQuery.Options<DeleteViewerQuery, DeleteViewerQueryVariables>) => useLazyQuery(DeleteViewerDocument, options);
export const DeleteViewerOperation: PersistedOperation<DeleteViewerQuery, DeleteViewerQueryVariables> = { name: 'DeleteViewer', hash: '279871cab4bb0b43cfa7e1d66a819b402041f422237de704afd03f8810c1b4ef' };