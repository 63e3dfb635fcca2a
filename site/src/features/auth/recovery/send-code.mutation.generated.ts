/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address; case and outer spaces do not matter. */
  email: string;
};

export type SendCodeMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type SendCodeMutation = { forgotPassword: { __typename: 'ForgotPasswordPayload', resendIn: number | null, errors: Array<{ __typename: 'FormError', code: string, field: string | null, message: string }> } };

export const SendCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"33482b4f24c0e3b23be5f985fcb09291f4cd5e3488914c735f3c23afd6ea4ff7"}} as unknown as TypedDocumentNode<SendCodeMutation, SendCodeMutationVariables> & { __meta__: { hash: string } };
export const useSendCodeMutation = (options?: useMutation.Options<SendCodeMutation, SendCodeMutationVariables>) => useMutation(SendCodeDocument, options);
export const SendCodeOperation: PersistedOperation<SendCodeMutation, SendCodeMutationVariables> = { name: 'SendCode', hash: '33482b4f24c0e3b23be5f985fcb09291f4cd5e3488914c735f3c23afd6ea4ff7' };