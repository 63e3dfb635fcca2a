/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What became of a dispute that the card holder's bank opened about a payment. */
export type PaymentDispute =
  /** Decided for the card holder: the money went back. */
  | 'LOST'
  /** Not decided yet; the bank holds the money meanwhile. */
  | 'OPEN'
  /** Decided for us: the payment stands. */
  | 'WON';

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

export type PaymentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { viewer: { __typename: 'Viewer', id: string, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, purpose: PaymentPurpose, status: PaymentStatus, createdAt: string, refundedAt: string | null, dispute: PaymentDispute | null, receiptNumber: string | null, failure: { __typename: 'PaymentFailure', message: string } | null, amount: { __typename: 'Money', amount: number, currency: string }, plan: { __typename: 'Plan', id: string, name: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null, refundedAmount: { __typename: 'Money', amount: number, currency: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export const PaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"failure"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"last4"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refundedAmount"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"245d646d92dcea99c491e3f379f32bb379e6b65dcdf37decc538ce6b784097b3"}} as unknown as TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> & { __meta__: { hash: string } };
export const usePaymentsQuery = (options: useQuery.Options<PaymentsQuery, PaymentsQueryVariables> | SkipToken) => useQuery(PaymentsDocument, options);
export const usePaymentsLazyQuery = (options?: useLazyQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useLazyQuery(PaymentsDocument, options);
export const PaymentsOperation: PersistedOperation<PaymentsQuery, PaymentsQueryVariables> = { name: 'Payments', hash: '245d646d92dcea99c491e3f379f32bb379e6b65dcdf37decc538ce6b784097b3' };