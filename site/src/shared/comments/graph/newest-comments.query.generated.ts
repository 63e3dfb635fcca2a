/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type NewestCommentsQueryVariables = Exact<{
  code: string;
}>;


export type NewestCommentsQuery = { video: { __typename: 'Video', comments: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, parentId: string | null, createdAt: string }> } | null } | null };

export const NewestCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a720dfcba21a5c3e07b3caf2c9700c44fa5a0fb0d5935bfdaa57cc9a84cf70c8"}} as unknown as TypedDocumentNode<NewestCommentsQuery, NewestCommentsQueryVariables> & { __meta__: { hash: string } };
export const useNewestCommentsQuery = (options: useQuery.Options<NewestCommentsQuery, NewestCommentsQueryVariables> | SkipToken) => useQuery(NewestCommentsDocument, options);
export const useNewestCommentsLazyQuery = (options?: useLazyQuery.Options<NewestCommentsQuery, NewestCommentsQueryVariables>) => useLazyQuery(NewestCommentsDocument, options);
export const NewestCommentsOperation: PersistedOperation<NewestCommentsQuery, NewestCommentsQueryVariables> = { name: 'NewestComments', hash: 'a720dfcba21a5c3e07b3caf2c9700c44fa5a0fb0d5935bfdaa57cc9a84cf70c8' };