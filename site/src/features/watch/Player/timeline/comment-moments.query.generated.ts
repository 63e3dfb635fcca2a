/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CommentMomentsQueryVariables = Exact<{
  code: string;
}>;


export type CommentMomentsQuery = { video: { __typename: 'Video', commentMoments: Array<{ __typename: 'CommentMoment', positionSeconds: number, commentCount: number }> | null } | null };

export const CommentMomentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentMoments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentMoments"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1203272c58bcf8241cc459090ebe328689e4daf1ef3fb56808e5e57604c8b927"}} as unknown as TypedDocumentNode<CommentMomentsQuery, CommentMomentsQueryVariables> & { __meta__: { hash: string } };
export const useCommentMomentsQuery = (options: useQuery.Options<CommentMomentsQuery, CommentMomentsQueryVariables> | SkipToken) => useQuery(CommentMomentsDocument, options);
export const useCommentMomentsLazyQuery = (options?: useLazyQuery.Options<CommentMomentsQuery, CommentMomentsQueryVariables>) => useLazyQuery(CommentMomentsDocument, options);
export const CommentMomentsOperation: PersistedOperation<CommentMomentsQuery, CommentMomentsQueryVariables> = { name: 'CommentMoments', hash: '1203272c58bcf8241cc459090ebe328689e4daf1ef3fb56808e5e57604c8b927' };