/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SavedShowQueryVariables = Exact<{
  id: string;
}>;


export type SavedShowQuery = { node:
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
    | { __typename: 'Show', id: string, viewerHasSaved: boolean | null }
    | { __typename: 'Sport' }
    | { __typename: 'Video' }
    | { __typename: 'Viewer' }
    | { __typename: 'WhereToWatchPage' }
   | null };

export const SavedShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Show"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"aff3ce2dc617735bbd8d072a503918603274e261856b9dce80542d324c8e5de2"}} as unknown as TypedDocumentNode<SavedShowQuery, SavedShowQueryVariables> & { __meta__: { hash: string } };
export const useSavedShowQuery = (options: useQuery.Options<SavedShowQuery, SavedShowQueryVariables> | SkipToken) => useQuery(SavedShowDocument, options);
export const useSavedShowLazyQuery = (options?: useLazyQuery.Options<SavedShowQuery, SavedShowQueryVariables>) => useLazyQuery(SavedShowDocument, options);
export const SavedShowOperation: PersistedOperation<SavedShowQuery, SavedShowQueryVariables> = { name: 'SavedShow', hash: 'aff3ce2dc617735bbd8d072a503918603274e261856b9dce80542d324c8e5de2' };