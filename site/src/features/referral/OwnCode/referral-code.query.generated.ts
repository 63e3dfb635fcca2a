/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ReferralCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferralCodeQuery = { viewer: { __typename: 'Viewer', id: string, referralCode: { __typename: 'ReferralCode', code: string, url: string, useCount: number } | null } | null };

export const ReferralCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferralCode"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"referralCode"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"useCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"87eb07df9d22a7bf0c9c6e63705e58c9a0ff51982729d1eb845f6e4627810436"}} as unknown as TypedDocumentNode<ReferralCodeQuery, ReferralCodeQueryVariables> & { __meta__: { hash: string } };
export const useReferralCodeQuery = (options?: useQuery.Options<ReferralCodeQuery, ReferralCodeQueryVariables> | SkipToken) => useQuery(ReferralCodeDocument, options ?? {});
export const useReferralCodeLazyQuery = (options?: useLazyQuery.Options<ReferralCodeQuery, ReferralCodeQueryVariables>) => useLazyQuery(ReferralCodeDocument, options);
export const ReferralCodeOperation: PersistedOperation<ReferralCodeQuery, ReferralCodeQueryVariables> = { name: 'ReferralCode', hash: '87eb07df9d22a7bf0c9c6e63705e58c9a0ff51982729d1eb845f6e4627810436' };