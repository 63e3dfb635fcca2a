/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

export type PaymentStatusQueryVariables = Exact<{
  id: string;
}>;


export type PaymentStatusQuery = { paymentStatus: { __typename: 'PaymentState', id: string, status: PaymentStatus, redirectUrl: string | null } | null };

export const PaymentStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8d2cdb2b2f4285f82b36c5716d6cf087dfceb66143c3dfe7a852ad4243181f7d"}} as unknown as TypedDocumentNode<PaymentStatusQuery, PaymentStatusQueryVariables> & { __meta__: { hash: string } };
export const usePaymentStatusQuery = (options: useQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables> | SkipToken) => useQuery(PaymentStatusDocument, options);
export const usePaymentStatusLazyQuery = (options?: useLazyQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables>) => useLazyQuery(PaymentStatusDocument, options);
export const PaymentStatusOperation: PersistedOperation<PaymentStatusQuery, PaymentStatusQueryVariables> = { name: 'PaymentStatus', hash: '8d2cdb2b2f4285f82b36c5716d6cf087dfceb66143c3dfe7a852ad4243181f7d' };