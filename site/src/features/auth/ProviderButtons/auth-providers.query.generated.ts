/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type AuthProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthProvidersQuery = { authProviders: Array<{ __typename: 'AuthProvider', id: string, name: string, type: string }> };

export const AuthProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthProviders"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authProviders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"327df34e091b53540d125ece1d20cd51dae2c97c01f69966282d6422c52ca987"}} as unknown as TypedDocumentNode<AuthProvidersQuery, AuthProvidersQueryVariables> & { __meta__: { hash: string } };
export const useAuthProvidersQuery = (options?: useQuery.Options<AuthProvidersQuery, AuthProvidersQueryVariables> | SkipToken) => useQuery(AuthProvidersDocument, options ?? {});
export const useAuthProvidersLazyQuery = (options?: useLazyQuery.Options<AuthProvidersQuery, AuthProvidersQueryVariables>) => useLazyQuery(AuthProvidersDocument, options);
export const AuthProvidersOperation: PersistedOperation<AuthProvidersQuery, AuthProvidersQueryVariables> = { name: 'AuthProviders', hash: '327df34e091b53540d125ece1d20cd51dae2c97c01f69966282d6422c52ca987' };