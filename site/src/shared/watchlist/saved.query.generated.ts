/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SavedQueryVariables = Exact<{
  code: string;
}>;


export type SavedQuery = { video: { __typename: 'Video', code: string, viewerHasSaved: boolean | null } | null };

export const SavedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Saved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"49aa84384446d8847b874c9252d34b157f572bbcfeeef2db595d1f7862508673"}} as unknown as TypedDocumentNode<SavedQuery, SavedQueryVariables> & { __meta__: { hash: string } };
export const useSavedQuery = (options: useQuery.Options<SavedQuery, SavedQueryVariables> | SkipToken) => useQuery(SavedDocument, options);
export const useSavedLazyQuery = (options?: useLazyQuery.Options<SavedQuery, SavedQueryVariables>) => useLazyQuery(SavedDocument, options);
export const SavedOperation: PersistedOperation<SavedQuery, SavedQueryVariables> = { name: 'Saved', hash: '49aa84384446d8847b874c9252d34b157f572bbcfeeef2db595d1f7862508673' };