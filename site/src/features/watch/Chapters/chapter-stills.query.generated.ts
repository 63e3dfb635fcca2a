/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ChapterStillsQueryVariables = Exact<{
  code: string;
}>;


export type ChapterStillsQuery = { video: { __typename: 'Video', playback: { __typename: 'Playback', stream: { __typename: 'Stream', storyboard: string | null } | null } | null } | null };

export const ChapterStillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChapterStills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playback"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5fcdbfb21f8750c896dc76beae57eb701e83969e24d30000aa45171653fddb25"}} as unknown as TypedDocumentNode<ChapterStillsQuery, ChapterStillsQueryVariables> & { __meta__: { hash: string } };
export const useChapterStillsQuery = (options: useQuery.Options<ChapterStillsQuery, ChapterStillsQueryVariables> | SkipToken) => useQuery(ChapterStillsDocument, options);
export const useChapterStillsLazyQuery = (options?: useLazyQuery.Options<ChapterStillsQuery, ChapterStillsQueryVariables>) => useLazyQuery(ChapterStillsDocument, options);
export const ChapterStillsOperation: PersistedOperation<ChapterStillsQuery, ChapterStillsQueryVariables> = { name: 'ChapterStills', hash: '5fcdbfb21f8750c896dc76beae57eb701e83969e24d30000aa45171653fddb25' };