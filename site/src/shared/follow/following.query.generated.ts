/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type FollowingQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowingQuery = { viewer: { __typename: 'Viewer', id: string, preferences: { __typename: 'Preferences', channels: Array<{ __typename: 'Channel', slug: string }>, shows: Array<{ __typename: 'Show', slug: string }> } | null } | null };

export const FollowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Following"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shows"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"68a5047fac7c89196b50ed74784f46da8b59be2b40ca7f8257755bbb26cea1c5"}} as unknown as TypedDocumentNode<FollowingQuery, FollowingQueryVariables> & { __meta__: { hash: string } };
export const useFollowingQuery = (options?: useQuery.Options<FollowingQuery, FollowingQueryVariables> | SkipToken) => useQuery(FollowingDocument, options ?? {});
export const useFollowingLazyQuery = (options?: useLazyQuery.Options<FollowingQuery, FollowingQueryVariables>) => useLazyQuery(FollowingDocument, options);
export const FollowingOperation: PersistedOperation<FollowingQuery, FollowingQueryVariables> = { name: 'Following', hash: '68a5047fac7c89196b50ed74784f46da8b59be2b40ca7f8257755bbb26cea1c5' };