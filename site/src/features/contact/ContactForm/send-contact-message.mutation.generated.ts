/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `sendContactMessage`. */
export type SendContactMessageErrorCode =
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is shorter than 10 or longer than 300 characters. */
  | 'MESSAGE_LENGTH'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** The name has other characters than letters, spaces, apostrophes, hyphens and full stops. */
  | 'NAME_CHARACTERS'
  /** The name is shorter than 3 or longer than 50 characters. */
  | 'NAME_LENGTH'
  /** The name is empty. */
  | 'NAME_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** A message to the people of the product. */
export type SendContactMessageInput = {
  /** 10 to 300 characters. */
  content: string;
  /** Where the answer goes. */
  email: string;
  /** 3 to 50 letters, spaces, apostrophes, hyphens and full stops. */
  name: string;
};

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { answer: { __typename: 'SendContactMessagePayload', sent: boolean, errors: Array<{ __typename: 'SendContactMessageError', code: SendContactMessageErrorCode, field: string | null, message: string }> } | null };

export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3aff85e894976bdafee596d52ab4f9abd739ab31653c49855b6124a55da339da"}} as unknown as TypedDocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables> & { __meta__: { hash: string } };
export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation(SendContactMessageDocument, options);
export const SendContactMessageOperation: PersistedOperation<SendContactMessageMutation, SendContactMessageMutationVariables> = { name: 'SendContactMessage', hash: '3aff85e894976bdafee596d52ab4f9abd739ab31653c49855b6124a55da339da', mutation: true };