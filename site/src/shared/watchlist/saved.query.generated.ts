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


export type SavedQuery = { video: { __typename: 'Video', code: string, inWatchlist: boolean | null } | null };

export const SavedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Saved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inWatchlist"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"95161e25053301d257dfe1b3e19c6a844a7cad0623ea9cf611f844ba1600f017"}} as unknown as TypedDocumentNode<SavedQuery, SavedQueryVariables> & { __meta__: { hash: string } };
export const useSavedQuery = (options: useQuery.Options<SavedQuery, SavedQueryVariables> | SkipToken) => useQuery(SavedDocument, options);
export const useSavedLazyQuery = (options?: useLazyQuery.Options<SavedQuery, SavedQueryVariables>) => useLazyQuery(SavedDocument, options);
export const SavedOperation: PersistedOperation<SavedQuery, SavedQueryVariables> = { name: 'Saved', hash: '95161e25053301d257dfe1b3e19c6a844a7cad0623ea9cf611f844ba1600f017' };