/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type OriginalSlugsQueryVariables = Exact<{ [key: string]: never; }>;


export type OriginalSlugsQuery = { shows: { __typename: 'ShowConnection', nodes: Array<{ __typename: 'Show', slug: string }> } | null };

export const OriginalSlugsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OriginalSlugs"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"area"},"value":{"kind":"EnumValue","value":"ORIGINAL"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b3438b78b74d42f8fcc53bbd0a7ed11a782acb07fb2dff4d2b8b0e2518d57317"}} as unknown as TypedDocumentNode<OriginalSlugsQuery, OriginalSlugsQueryVariables> & { __meta__: { hash: string } };
export const useOriginalSlugsQuery = (options?: useQuery.Options<OriginalSlugsQuery, OriginalSlugsQueryVariables> | SkipToken) => useQuery(OriginalSlugsDocument, options ?? {});
export const useOriginalSlugsLazyQuery = (options?: useLazyQuery.Options<OriginalSlugsQuery, OriginalSlugsQueryVariables>) => useLazyQuery(OriginalSlugsDocument, options);
export const OriginalSlugsOperation: PersistedOperation<OriginalSlugsQuery, OriginalSlugsQueryVariables> = { name: 'OriginalSlugs', hash: 'b3438b78b74d42f8fcc53bbd0a7ed11a782acb07fb2dff4d2b8b0e2518d57317' };