/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type MatchEntryQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type MatchEntryQuery = { schedule: { __typename: 'ScheduleEntryConnection', nodes: Array<{ __typename: 'ScheduleEntry', code: string, video: { __typename: 'Video', code: string } | null }> } | null };

export const MatchEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"80e8764d477cc648ea95b9aba35164a966d32a30bd5befae623d8dcece495b7f"}} as unknown as TypedDocumentNode<MatchEntryQuery, MatchEntryQueryVariables> & { __meta__: { hash: string } };
export const useMatchEntryQuery = (options: useQuery.Options<MatchEntryQuery, MatchEntryQueryVariables> | SkipToken) => useQuery(MatchEntryDocument, options);
export const useMatchEntryLazyQuery = (options?: useLazyQuery.Options<MatchEntryQuery, MatchEntryQueryVariables>) => useLazyQuery(MatchEntryDocument, options);
export const MatchEntryOperation: PersistedOperation<MatchEntryQuery, MatchEntryQueryVariables> = { name: 'MatchEntry', hash: '80e8764d477cc648ea95b9aba35164a966d32a30bd5befae623d8dcece495b7f' };