/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ActivateReferralCodeMutationVariables = Exact<{
  code: string;
}>;


export type ActivateReferralCodeMutation = { activateReferralCode: { __typename: 'ActivateReferralCodePayload', activated: boolean, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const ActivateReferralCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateReferralCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateReferralCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2adb2d4a8dcf6b84bb9370331dc49739832e5c8993a57e9c4e3ac8e92f2b16a4"}} as unknown as TypedDocumentNode<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables> & { __meta__: { hash: string } };
export const useActivateReferralCodeMutation = (options?: useMutation.Options<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables>) => useMutation(ActivateReferralCodeDocument, options);
export const ActivateReferralCodeOperation: PersistedOperation<ActivateReferralCodeMutation, ActivateReferralCodeMutationVariables> = { name: 'ActivateReferralCode', hash: '2adb2d4a8dcf6b84bb9370331dc49739832e5c8993a57e9c4e3ac8e92f2b16a4' };