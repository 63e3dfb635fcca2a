/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type WatchedPartsQueryVariables = Exact<{
  code: string;
}>;


export type WatchedPartsQuery = { video: { __typename: 'Video', seasonEpisodes: Array<{ __typename: 'Video', code: string, viewerProgress: { __typename: 'Progress', positionSeconds: number, durationSeconds: number } | null }> } | null };

export const WatchedPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WatchedParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonEpisodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerProgress"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"c1e68cde8da08a4a221d9960e675bea79e8e53d1e3b6ace1154d536bc578704b"}} as unknown as TypedDocumentNode<WatchedPartsQuery, WatchedPartsQueryVariables> & { __meta__: { hash: string } };
export const useWatchedPartsQuery = (options: useQuery.Options<WatchedPartsQuery, WatchedPartsQueryVariables> | SkipToken) => useQuery(WatchedPartsDocument, options);
export const useWatchedPartsLazyQuery = (options?: useLazyQuery.Options<WatchedPartsQuery, WatchedPartsQueryVariables>) => useLazyQuery(WatchedPartsDocument, options);
export const WatchedPartsOperation: PersistedOperation<WatchedPartsQuery, WatchedPartsQueryVariables> = { name: 'WatchedParts', hash: 'c1e68cde8da08a4a221d9960e675bea79e8e53d1e3b6ace1154d536bc578704b' };