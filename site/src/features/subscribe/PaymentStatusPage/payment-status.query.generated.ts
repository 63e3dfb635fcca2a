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
  code: string;
}>;


export type PaymentStatusQuery = { viewer: { __typename: 'Viewer', id: string, payment: { __typename: 'Payment', id: string, status: PaymentStatus, redirectUrl: string | null } | null } | null };

export const PaymentStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5a90cba3224228dd906374ed036fe68fb646f56e0e6551713f1928f0592f358e"}} as unknown as TypedDocumentNode<PaymentStatusQuery, PaymentStatusQueryVariables> & { __meta__: { hash: string } };
export const usePaymentStatusQuery = (options: useQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables> | SkipToken) => useQuery(PaymentStatusDocument, options);
export const usePaymentStatusLazyQuery = (options?: useLazyQuery.Options<PaymentStatusQuery, PaymentStatusQueryVariables>) => useLazyQuery(PaymentStatusDocument, options);
export const PaymentStatusOperation: PersistedOperation<PaymentStatusQuery, PaymentStatusQueryVariables> = { name: 'PaymentStatus', hash: '5a90cba3224228dd906374ed036fe68fb646f56e0e6551713f1928f0592f358e' };