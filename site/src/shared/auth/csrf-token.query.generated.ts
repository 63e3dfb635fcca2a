/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CsrfTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type CsrfTokenQuery = { csrfToken: string | null };

export const CsrfTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CsrfToken"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"},"arguments":[],"directives":[]}]}}],"__meta__":{"hash":"980da739ce9e62e5f31cb65b8b2eef8de79d11bb7d9de503227595a1ceec629c"}} as unknown as TypedDocumentNode<CsrfTokenQuery, CsrfTokenQueryVariables> & { __meta__: { hash: string } };
export const useCsrfTokenQuery = (options?: useQuery.Options<CsrfTokenQuery, CsrfTokenQueryVariables> | SkipToken) => useQuery(CsrfTokenDocument, options ?? {});
export const useCsrfTokenLazyQuery = (options?: useLazyQuery.Options<CsrfTokenQuery, CsrfTokenQueryVariables>) => useLazyQuery(CsrfTokenDocument, options);
export const CsrfTokenOperation: PersistedOperation<CsrfTokenQuery, CsrfTokenQueryVariables> = { name: 'CsrfToken', hash: '980da739ce9e62e5f31cb65b8b2eef8de79d11bb7d9de503227595a1ceec629c' };