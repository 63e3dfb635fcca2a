/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `changeEmail`. */
export type ChangeEmailErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail: `triesLeft` says how many tries are left. */
  | 'CODE_WRONG'
  /** Another account took the address meanwhile. */
  | 'EMAIL_TAKEN'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** The code of the mail. */
export type ChangeEmailInput = {
  /** Four digits, in any kind of digits, with or without spaces. */
  code: string;
};

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

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'ChangeEmailPayload', triesLeft: number | null, viewer: { __typename: 'Viewer', email: string, emailVerified: boolean, id: string, name: string, hasSubscription: boolean, subscription: { __typename: 'ViewerSubscription', withAds: boolean, paymentMethod: SubscriptionPaymentMethod | null, plan: { __typename: 'Plan', id: string, name: string } | null } | null } | null, errors: Array<{ __typename: 'ChangeEmailError', code: ChangeEmailErrorCode, field: string | null, message: string }> } | null };

export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerState"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasSubscription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withAds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"b42bf00c0d250ad85a1991cb4b29d216bda1e9b877e2f8cf1756772371add939"}} as unknown as TypedDocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables> & { __meta__: { hash: string } };
export const useChangeEmailMutation = (options?: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) => useMutation(ChangeEmailDocument, options);
export const ChangeEmailOperation: PersistedOperation<ChangeEmailMutation, ChangeEmailMutationVariables> = { name: 'ChangeEmail', hash: 'b42bf00c0d250ad85a1991cb4b29d216bda1e9b877e2f8cf1756772371add939', mutation: true };