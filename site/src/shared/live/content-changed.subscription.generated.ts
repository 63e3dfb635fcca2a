/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ContentChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContentChangedSubscription = { contentChanged: { __typename: 'ContentChange', contentVersion: number, stale: boolean } | null };

export const ContentChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContentChanged"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentChanged"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stale"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"212f19a6acd2964eb017706a1de085b8d39c9d027f5ff1bc6b1f4f3958355400"}} as unknown as TypedDocumentNode<ContentChangedSubscription, ContentChangedSubscriptionVariables> & { __meta__: { hash: string } };
export const useContentChangedSubscription = (options?: useSubscription.Options<ContentChangedSubscription, ContentChangedSubscriptionVariables>) => useSubscription(ContentChangedDocument, options);
export const ContentChangedOperation: PersistedOperation<ContentChangedSubscription, ContentChangedSubscriptionVariables> = { name: 'ContentChanged', hash: '212f19a6acd2964eb017706a1de085b8d39c9d027f5ff1bc6b1f4f3958355400' };