/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RecoveryOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type RecoveryOfferQuery = { recoveryOffer: { __typename: 'AccountRecovery', token: string, recoveryEndsAt: string, name: string, email: string } | null };

export const RecoveryOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecoveryOffer"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryOffer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"recoveryEndsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"89fedfcb979d64cddd364487aefa84ca16b38d82e5fdee361fae3dcbda1da72e"}} as unknown as TypedDocumentNode<RecoveryOfferQuery, RecoveryOfferQueryVariables> & { __meta__: { hash: string } };
export const useRecoveryOfferQuery = (options?: useQuery.Options<RecoveryOfferQuery, RecoveryOfferQueryVariables> | SkipToken) => useQuery(RecoveryOfferDocument, options ?? {});
export const useRecoveryOfferLazyQuery = (options?: useLazyQuery.Options<RecoveryOfferQuery, RecoveryOfferQueryVariables>) => useLazyQuery(RecoveryOfferDocument, options);
export const RecoveryOfferOperation: PersistedOperation<RecoveryOfferQuery, RecoveryOfferQueryVariables> = { name: 'RecoveryOffer', hash: '89fedfcb979d64cddd364487aefa84ca16b38d82e5fdee361fae3dcbda1da72e' };