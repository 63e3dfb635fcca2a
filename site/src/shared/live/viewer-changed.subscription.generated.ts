/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What happened to the viewer. */
export type ViewerChangeKind =
  /** The session of the access token has ended: signed out, revoked on another device, or ended by a new password. The stream completes after it. */
  | 'SESSION_ENDED'
  /** The viewer's subscription began, ended or changed. */
  | 'SUBSCRIPTION_CHANGED';

export type ViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerChangedSubscription = { viewerChanged: { __typename: 'ViewerChange', kind: ViewerChangeKind } | null };

export const ViewerChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d0168b41479963169e9edc65aa1eb792f97249e28a21850e0ca18f5fb28f49e8"}} as unknown as TypedDocumentNode<ViewerChangedSubscription, ViewerChangedSubscriptionVariables> & { __meta__: { hash: string } };
export const useViewerChangedSubscription = (options?: useSubscription.Options<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>) => useSubscription(ViewerChangedDocument, options);
export const ViewerChangedOperation: PersistedOperation<ViewerChangedSubscription, ViewerChangedSubscriptionVariables> = { name: 'ViewerChanged', hash: 'd0168b41479963169e9edc65aa1eb792f97249e28a21850e0ca18f5fb28f49e8' };