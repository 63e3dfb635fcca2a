/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ContentVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentVersionQuery = { contentVersion: number | null };

export const ContentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentVersion"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[],"directives":[]}]}}],"__meta__":{"hash":"baae3a78c5e22c9911a170a1e7a6b6ae04ecb078bab9a6f03a9e90994bfeb9a9"}} as unknown as TypedDocumentNode<ContentVersionQuery, ContentVersionQueryVariables> & { __meta__: { hash: string } };
export const useContentVersionQuery = (options?: useQuery.Options<ContentVersionQuery, ContentVersionQueryVariables> | SkipToken) => useQuery(ContentVersionDocument, options ?? {});
export const useContentVersionLazyQuery = (options?: useLazyQuery.Options<ContentVersionQuery, ContentVersionQueryVariables>) => useLazyQuery(ContentVersionDocument, options);
export const ContentVersionOperation: PersistedOperation<ContentVersionQuery, ContentVersionQueryVariables> = { name: 'ContentVersion', hash: 'baae3a78c5e22c9911a170a1e7a6b6ae04ecb078bab9a6f03a9e90994bfeb9a9' };