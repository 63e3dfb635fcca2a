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

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', token: string, expiresAt: string, viewer: { __typename: 'Viewer', id: string, name: string, hasSubscription: boolean, subscription: { __typename: 'ViewerSubscription', withAds: boolean, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string } | null } | null } } | null };

export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasSubscription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"caa4332bdbca961cb893c3bebbc3d11103907462f22aa7ebcdb7231e00b65bf9"}} as unknown as TypedDocumentNode<SessionQuery, SessionQueryVariables> & { __meta__: { hash: string } };
export const useSessionQuery = (options?: useQuery.Options<SessionQuery, SessionQueryVariables> | SkipToken) => useQuery(SessionDocument, options ?? {});
export const useSessionLazyQuery = (options?: useLazyQuery.Options<SessionQuery, SessionQueryVariables>) => useLazyQuery(SessionDocument, options);
export const SessionOperation: PersistedOperation<SessionQuery, SessionQueryVariables> = { name: 'Session', hash: 'caa4332bdbca961cb893c3bebbc3d11103907462f22aa7ebcdb7231e00b65bf9' };