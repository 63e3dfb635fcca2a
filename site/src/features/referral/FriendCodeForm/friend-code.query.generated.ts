/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type FriendCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type FriendCodeQuery = { viewer: { __typename: 'Viewer', id: string, referralCode: { __typename: 'ReferralCode', code: string, friendCode: string | null } | null } | null };

export const FriendCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FriendCode"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"referralCode"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"friendCode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0b7e53bc2af0f0dc35428f4b6d8022eab05fca42e0dde1ce67852555a72c60fc"}} as unknown as TypedDocumentNode<FriendCodeQuery, FriendCodeQueryVariables> & { __meta__: { hash: string } };
export const useFriendCodeQuery = (options?: useQuery.Options<FriendCodeQuery, FriendCodeQueryVariables> | SkipToken) => useQuery(FriendCodeDocument, options ?? {});
export const useFriendCodeLazyQuery = (options?: useLazyQuery.Options<FriendCodeQuery, FriendCodeQueryVariables>) => useLazyQuery(FriendCodeDocument, options);
export const FriendCodeOperation: PersistedOperation<FriendCodeQuery, FriendCodeQueryVariables> = { name: 'FriendCode', hash: '0b7e53bc2af0f0dc35428f4b6d8022eab05fca42e0dde1ce67852555a72c60fc' };