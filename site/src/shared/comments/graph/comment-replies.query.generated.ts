/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Whether a comment is shown. */
export type CommentStatus =
  /** Waits for a moderator; only its author sees it. */
  | 'PENDING'
  /** Shown to everybody. */
  | 'PUBLISHED'
  /** Refused by a moderator; only its author sees it. */
  | 'REJECTED'
  /** Taken away by a moderator; only its author sees it. */
  | 'REMOVED';

export type CommentRepliesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CommentRepliesQuery = { node:
    | { __typename: 'BusinessPage' }
    | { __typename: 'Channel' }
    | { __typename: 'Comment', replies: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', viewerIsAuthor: boolean | null, id: string, parentId: string | null, text: string, positionSeconds: number | null, createdAt: string, editedAt: string | null, version: number, status: CommentStatus, replyCount: number, author: { __typename: 'CommentAuthor', name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'ContactPage' }
    | { __typename: 'Device' }
    | { __typename: 'FaqPage' }
    | { __typename: 'GenericPage' }
    | { __typename: 'HomePage' }
    | { __typename: 'LandingPage' }
    | { __typename: 'LegalPage' }
    | { __typename: 'ManifestoPage' }
    | { __typename: 'Payment' }
    | { __typename: 'Plan' }
    | { __typename: 'Receipt' }
    | { __typename: 'ScheduleEntry' }
    | { __typename: 'Season' }
    | { __typename: 'Show' }
    | { __typename: 'Sport' }
    | { __typename: 'Video' }
    | { __typename: 'Viewer' }
    | { __typename: 'WhereToWatchPage' }
   | null };

export const CommentRepliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentWords"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parentId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"replyCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"author"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"4e0d3d3ff2b13c3932886ac2ea0e9fab9d4a120ae8c6d3bfef8bcfdfb46c9a4b"}} as unknown as TypedDocumentNode<CommentRepliesQuery, CommentRepliesQueryVariables> & { __meta__: { hash: string } };
export const useCommentRepliesQuery = (options: useQuery.Options<CommentRepliesQuery, CommentRepliesQueryVariables> | SkipToken) => useQuery(CommentRepliesDocument, options);
export const useCommentRepliesLazyQuery = (options?: useLazyQuery.Options<CommentRepliesQuery, CommentRepliesQueryVariables>) => useLazyQuery(CommentRepliesDocument, options);
export const CommentRepliesOperation: PersistedOperation<CommentRepliesQuery, CommentRepliesQueryVariables> = { name: 'CommentReplies', hash: '4e0d3d3ff2b13c3932886ac2ea0e9fab9d4a120ae8c6d3bfef8bcfdfb46c9a4b' };