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

export type PaymentStatusQueryVariables = Exact<{
  code: string;
}>;


export type PaymentStatusQuery = { viewer: { __typename: 'Viewer', id: string, payment: { __typename: 'Payment', id: string, purpose: PaymentPurpose, status: PaymentStatus, redirectUrl: string | null } | null } | null };

export const PaymentStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0a22201cb1d5146949a3ad6d30dcf7d24102f3ce5d79bd7171b331a9c9997b60"}} as unknown as TypedDocumentNode<PaymentStatusQuery, PaymentStatusQueryVariables> & { __meta__: { hash: string } };
export const usePaymentStatusQuery = (options: useQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables> | SkipToken) => useQuery(PaymentStatusDocument, options);
export const usePaymentStatusLazyQuery = (options?: useLazyQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables>) => useLazyQuery(PaymentStatusDocument, options);
export const PaymentStatusOperation: PersistedOperation<PaymentStatusQuery, PaymentStatusQueryVariables> = { name: 'PaymentStatus', hash: '0a22201cb1d5146949a3ad6d30dcf7d24102f3ce5d79bd7171b331a9c9997b60' };