/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What a way to sign in is. */
export type AuthProviderKind =
  /** A form with e-mail address and password: `signIn`. */
  | 'CREDENTIALS'
  /** Another service that knows the person (OpenID Connect): the browser is sent there and comes back signed in. */
  | 'OIDC';

export type AuthProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthProvidersQuery = { authProviders: Array<{ __typename: 'AuthProvider', key: string, name: string, kind: AuthProviderKind }> | null };

export const AuthProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthProviders"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authProviders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"deb689e38f21e8d0cdf4bd41912fdfc68f1876c41f7513c0896c8ebeb7d15509"}} as unknown as TypedDocumentNode<AuthProvidersQuery, AuthProvidersQueryVariables> & { __meta__: { hash: string } };
export const useAuthProvidersQuery = (options?: useQuery.Options<AuthProvidersQuery, AuthProvidersQueryVariables> | SkipToken) => useQuery(AuthProvidersDocument, options ?? {});
export const useAuthProvidersLazyQuery = (options?: useLazyQuery.Options<AuthProvidersQuery, AuthProvidersQueryVariables>) => useLazyQuery(AuthProvidersDocument, options);
export const AuthProvidersOperation: PersistedOperation<AuthProvidersQuery, AuthProvidersQueryVariables> = { name: 'AuthProviders', hash: 'deb689e38f21e8d0cdf4bd41912fdfc68f1876c41f7513c0896c8ebeb7d15509' };