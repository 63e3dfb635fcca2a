/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What a payment is for. */
export type PaymentPurpose =
  /** Checks a card before a trial; given back at once. */
  | 'CARD_CHECK'
  /** Difference to a dearer plan. */
  | 'CHANGE'
  /** First fee of a subscription. */
  | 'FIRST'
  /** Checks the new payment method of a running subscription; given back at once. */
  | 'METHOD_CHANGE'
  /** Fee of a further period. */
  | 'RENEWAL';

/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

export type MethodChangeQueryVariables = Exact<{
  code: string;
}>;


export type MethodChangeQuery = { viewer: { __typename: 'Viewer', id: string, payment: { __typename: 'Payment', id: string, purpose: PaymentPurpose, status: PaymentStatus, redirectUrl: string | null, failure: { __typename: 'PaymentFailure', message: string } | null } | null } | null };

export const MethodChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MethodChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"failure"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3f0269314a5c66826ea38ebd5c12dea2872c0b64bc9b68dbb22cd15de0c878a4"}} as unknown as TypedDocumentNode<MethodChangeQuery, MethodChangeQueryVariables> & { __meta__: { hash: string } };
export const useMethodChangeQuery = (options: useQuery.Options<MethodChangeQuery, MethodChangeQueryVariables> | SkipToken) => useQuery(MethodChangeDocument, options);
export const useMethodChangeLazyQuery = (options?: useLazyQuery.Options<MethodChangeQuery, MethodChangeQueryVariables>) => useLazyQuery(MethodChangeDocument, options);
export const MethodChangeOperation: PersistedOperation<MethodChangeQuery, MethodChangeQueryVariables> = { name: 'MethodChange', hash: '3f0269314a5c66826ea38ebd5c12dea2872c0b64bc9b68dbb22cd15de0c878a4' };