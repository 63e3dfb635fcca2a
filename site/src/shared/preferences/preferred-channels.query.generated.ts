/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type PreferredChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferredChannelsQuery = { viewer: { __typename: 'Viewer', id: string, preferences: { __typename: 'Preferences', channels: Array<{ __typename: 'Channel', slug: string }> } | null } | null };

export const PreferredChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreferredChannels"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b009a4979dc93c0f752197412497b4b4fcee2e91ccbb712c9abf13728f050102"}} as unknown as TypedDocumentNode<PreferredChannelsQuery, PreferredChannelsQueryVariables> & { __meta__: { hash: string } };
export const usePreferredChannelsQuery = (options?: useQuery.Options<PreferredChannelsQuery, PreferredChannelsQueryVariables> | SkipToken) => useQuery(PreferredChannelsDocument, options ?? {});
export const usePreferredChannelsLazyQuery = (options?: useLazyQuery.Options<PreferredChannelsQuery, PreferredChannelsQueryVariables>) => useLazyQuery(PreferredChannelsDocument, options);
export const PreferredChannelsOperation: PersistedOperation<PreferredChannelsQuery, PreferredChannelsQueryVariables> = { name: 'PreferredChannels', hash: 'b009a4979dc93c0f752197412497b4b4fcee2e91ccbb712c9abf13728f050102' };