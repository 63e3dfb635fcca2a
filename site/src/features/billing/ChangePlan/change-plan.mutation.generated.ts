/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `changePlan`. */
export type ChangePlanErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** `amountDue` is no longer what would be charged; nothing happened. */
  | 'AMOUNT_CHANGED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** Payments moved to another provider; the card has to be entered again first. */
  | 'CARD_NEEDED_AGAIN'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** A bank disputes a payment; nothing is charged until it has decided. */
  | 'PAYMENT_DISPUTED'
  /** A renewal is not paid yet; it comes first. */
  | 'PAYMENT_DUE'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
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

/** The plan that a viewer changes to. */
export type ChangePlanInput = {
  /** What the viewer agreed to pay now, in minor units; when it would be another amount, nothing happens. */
  amountDue?: number | null | undefined;
  /** `id` of the plan to change to; that of the running one takes back a change that was to come. */
  planId: string;
};

/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** Why nothing is charged for a subscription for now. */
export type RenewalHold =
  /** A bank disputes a payment and has not decided. */
  | 'DISPUTE'
  /** Payments moved to another provider; the card has to be entered again. */
  | 'PROVIDER';

/** How a subscription is paid. */
export type SubscriptionPaymentMethod =
  /** By Apple's store, which takes the money itself. */
  | 'APPLE'
  /** By Apple Pay. */
  | 'APPLE_PAY'
  /** By card. */
  | 'CARD'
  /** By Google's store, which takes the money itself. */
  | 'GOOGLE'
  /** By a voucher; it ends by itself. */
  | 'VOUCHER';

/** What a subscription is doing. */
export type SubscriptionStatus =
  /** Paid, and renews by itself. */
  | 'ACTIVE'
  /** Runs until `endsAt`, then the free plan. */
  | 'CANCELLED'
  /** Nothing runs: the free plan. */
  | 'FREE'
  /** The renewal could not be charged yet; watching goes on until `endsAt`. */
  | 'PAST_DUE'
  /** The first days, free; the fee follows unless it is cancelled. */
  | 'TRIAL';

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { __typename: 'ChangePlanPayload', subscription: { __typename: 'ViewerSubscription', status: SubscriptionStatus, withAds: boolean, registeredAt: string, trialEndsAt: string | null, nextPaymentAt: string | null, fullPriceAt: string | null, endsAt: string | null, paymentMethod: SubscriptionPaymentMethod | null, cardExpires: string | null, renewalHold: RenewalHold | null, plan: { __typename: 'Plan', id: string, code: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean, period: PlanPeriod | null, withAds: boolean, trialDays: number, discountPercent: number, price: { __typename: 'Money', amount: number, currency: string }, monthlyPrice: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, nextPayment: { __typename: 'Money', amount: number, currency: string } | null, nextPlan: { __typename: 'Plan', id: string, name: string } | null, card: { __typename: 'PaymentCard', brand: string | null, last4: string | null } | null } | null, payment: { __typename: 'Payment', status: PaymentStatus, redirectUrl: string | null } | null, errors: Array<{ __typename: 'ChangePlanError', code: ChangePlanErrorCode, field: string | null, message: string }> } | null };

export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSubscription"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fullPriceAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"last4"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardExpires"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renewalHold"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"recommended"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onLanding"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"period"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trialDays"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"price"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPrice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"970191bbc93a50a65a27e0cfbe346562c9e463d4dbcbb4ed79024dc3f45a137f"}} as unknown as TypedDocumentNode<ChangePlanMutation, ChangePlanMutationVariables> & { __meta__: { hash: string } };
export const useChangePlanMutation = (options?: useMutation.Options<ChangePlanMutation, ChangePlanMutationVariables>) => useMutation(ChangePlanDocument, options);
export const ChangePlanOperation: PersistedOperation<ChangePlanMutation, ChangePlanMutationVariables> = { name: 'ChangePlan', hash: '970191bbc93a50a65a27e0cfbe346562c9e463d4dbcbb4ed79024dc3f45a137f', mutation: true };