/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** When a change of the plan takes effect. */
export type PlanChangeMoment =
  /** When the running period is over. */
  | 'AT_PERIOD_END'
  /** At once. */
  | 'NOW';

/** What can go wrong in `previewPlanChange`. */
export type PreviewPlanChangeErrorCode =
  /** Payments moved to another provider; the card has to be entered again first. */
  | 'CARD_NEEDED_AGAIN'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** A bank disputes a payment; nothing is charged until it has decided. */
  | 'PAYMENT_DISPUTED'
  /** A renewal is not paid yet; it comes first. */
  | 'PAYMENT_DUE'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** The subscription is cancelled; resume it first. */
  | 'RESUME_FIRST'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED'
  /** The plan comes from a voucher; another one can be chosen when it ends. */
  | 'VOUCHER_MANAGED';

/** The plan that a viewer might change to. */
export type PreviewPlanChangeInput = {
  /** `id` of the plan. */
  planId: string;
};

export type PreviewPlanChangeMutationVariables = Exact<{
  input: PreviewPlanChangeInput;
}>;


export type PreviewPlanChangeMutation = { previewPlanChange: { __typename: 'PreviewPlanChangePayload', change: { __typename: 'PlanChange', takesEffect: PlanChangeMoment, effectiveAt: string, nextPaymentAt: string, price: { __typename: 'Money', amount: number, currency: string }, credit: { __typename: 'Money', amount: number, currency: string }, amountDue: { __typename: 'Money', amount: number, currency: string }, nextPayment: { __typename: 'Money', amount: number, currency: string } } | null, errors: Array<{ __typename: 'PreviewPlanChangeError', code: PreviewPlanChangeErrorCode, field: string | null, message: string }> } | null };

export const PreviewPlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewPlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewPlanChangeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesEffect"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"de6496aa8b86b7bd602baa232ecc549f46f210f5be16df1788b4e5ca3f75ab52"}} as unknown as TypedDocumentNode<PreviewPlanChangeMutation, PreviewPlanChangeMutationVariables> & { __meta__: { hash: string } };
export const usePreviewPlanChangeMutation = (options?: useMutation.Options<PreviewPlanChangeMutation, PreviewPlanChangeMutationVariables>) => useMutation(PreviewPlanChangeDocument, options);
export const PreviewPlanChangeOperation: PersistedOperation<PreviewPlanChangeMutation, PreviewPlanChangeMutationVariables> = { name: 'PreviewPlanChange', hash: 'de6496aa8b86b7bd602baa232ecc549f46f210f5be16df1788b4e5ca3f75ab52', mutation: true };