/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `activateReferralCode`. */
export type ActivateReferralCodeErrorCode =
  /** The viewer has named a friend's code before. */
  | 'ALREADY_USED'
  /** Nobody has this code. */
  | 'CODE_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** It is the viewer's own code. */
  | 'OWN_CODE'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** The owner of the code joined after the viewer. */
  | 'REFERRAL_LATER'
  /** `code` is empty. */
  | 'REFERRAL_REQUIRED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** The code of a friend. */
export type ActivateReferralCodeInput = {
  /** As it was typed. */
  code: string;
};

export type ActivateReferralCodeMutationVariables = Exact<{
  input: ActivateReferralCodeInput;
}>;


export type ActivateReferralCodeMutation = { activateReferralCode: { __typename: 'ActivateReferralCodePayload', activated: boolean, errors: Array<{ __typename: 'ActivateReferralCodeError', code: ActivateReferralCodeErrorCode, field: string | null, message: string }> } | null };

export const ActivateReferralCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateReferralCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateReferralCodeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateReferralCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"12d52c1e1b2863803cf8b85583650bfcc636d452e5f29eb6f77354b31341102f"}} as unknown as TypedDocumentNode<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables> & { __meta__: { hash: string } };
export const useActivateReferralCodeMutation = (options?: useMutation.Options<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables>) => useMutation(ActivateReferralCodeDocument, options);
export const ActivateReferralCodeOperation: PersistedOperation<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables> = { name: 'ActivateReferralCode', hash: '12d52c1e1b2863803cf8b85583650bfcc636d452e5f29eb6f77354b31341102f', mutation: true };