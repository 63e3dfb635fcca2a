/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CardCountsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CardCountsQuery = { nodes: Array<
    | { __typename: 'BusinessPage' }
    | { __typename: 'Channel' }
    | { __typename: 'Comment' }
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
    | { __typename: 'Video', id: string, views: number | null, commentCount: number | null }
    | { __typename: 'Viewer' }
    | { __typename: 'WhereToWatchPage' }
   | null> | null };

export const CardCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"views"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commentCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"07f24e29271ee725ad86f45ce28efecf7b5b6db4c33ba5b0a313c848247dda04"}} as unknown as TypedDocumentNode<CardCountsQuery, CardCountsQueryVariables> & { __meta__: { hash: string } };
export const useCardCountsQuery = (options: useQuery.Options<CardCountsQuery, CardCountsQueryVariables> | SkipToken) => useQuery(CardCountsDocument, options);
export const useCardCountsLazyQuery = (options?: useLazyQuery.Options<CardCountsQuery, CardCountsQueryVariables>) => useLazyQuery(CardCountsDocument, options);
export const CardCountsOperation: PersistedOperation<CardCountsQuery, CardCountsQueryVariables> = { name: 'CardCounts', hash: '07f24e29271ee725ad86f45ce28efecf7b5b6db4c33ba5b0a313c848247dda04' };