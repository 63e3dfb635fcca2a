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

export type SettingsViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsViewerQuery = { viewer: { __typename: 'Viewer', email: string, emailVerified: boolean, hasPassword: boolean, id: string, name: string, hasSubscription: boolean, subscription: { __typename: 'ViewerSubscription', withAds: boolean, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string } | null } | null } | null };

export const SettingsViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsViewer"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasSubscription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"1a0aa7a0290166c9cbf35ee43a44d4c8bfb3c20f758b9b9b1c152aadf6baeb99"}} as unknown as TypedDocumentNode<SettingsViewerQuery, SettingsViewerQueryVariables> & { __meta__: { hash: string } };
export const useSettingsViewerQuery = (options?: useQuery.Options<SettingsViewerQuery, SettingsViewerQueryVariables> | SkipToken) => useQuery(SettingsViewerDocument, options ?? {});
export const useSettingsViewerLazyQuery = (options?: useLazyQuery.Options<SettingsViewerQuery, SettingsViewerQueryVariables>) => useLazyQuery(SettingsViewerDocument, options);
export const SettingsViewerOperation: PersistedOperation<SettingsViewerQuery, SettingsViewerQueryVariables> = { name: 'SettingsViewer', hash: '1a0aa7a0290166c9cbf35ee43a44d4c8bfb3c20f758b9b9b1c152aadf6baeb99' };