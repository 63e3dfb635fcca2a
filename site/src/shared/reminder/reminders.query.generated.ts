/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type RemindersQuery = { viewer: { __typename: 'Viewer', id: string, reminders: Array<{ __typename: 'Reminder', entryId: string, startsAt: string }> | null } | null };

export const RemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminders"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"580afda5d026ded0ae26ad7b6cbd9ad7a8316fc739a8473efcf3f2fd4d423fe2"}} as unknown as TypedDocumentNode<RemindersQuery, RemindersQueryVariables> & { __meta__: { hash: string } };
export const useRemindersQuery = (options?: useQuery.Options<RemindersQuery, RemindersQueryVariables> | SkipToken) => useQuery(RemindersDocument, options ?? {});
export const useRemindersLazyQuery = (options?: useLazyQuery.Options<RemindersQuery, RemindersQueryVariables>) => useLazyQuery(RemindersDocument, options);
export const RemindersOperation: PersistedOperation<RemindersQuery, RemindersQueryVariables> = { name: 'Reminders', hash: '580afda5d026ded0ae26ad7b6cbd9ad7a8316fc739a8473efcf3f2fd4d423fe2' };