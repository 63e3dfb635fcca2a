/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong with `unsubscribeNewsletter`. */
export type UnsubscribeNewsletterErrorCode =
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** The link is not complete, or is not one of ours. */
  | 'UNSUBSCRIBE_INVALID';

/** A link that ends a subscription. */
export type UnsubscribeNewsletterInput = {
  /** The parameter `token` of the link. */
  token: string;
};

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: UnsubscribeNewsletterInput;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { __typename: 'UnsubscribeNewsletterPayload', unsubscribed: boolean, errors: Array<{ __typename: 'UnsubscribeNewsletterError', code: UnsubscribeNewsletterErrorCode, field: string | null, message: string }> } | null };

export const UnsubscribeNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnsubscribeNewsletterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"eb345c04e1c693eb73dda7bcc9f245a9dbc3e9b4c5aa446c1b62cbfffd2897de"}} as unknown as TypedDocumentNode<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> & { __meta__: { hash: string } };
export const useUnsubscribeNewsletterMutation = (options?: useMutation.Options<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>) => useMutation(UnsubscribeNewsletterDocument, options);
export const UnsubscribeNewsletterOperation: PersistedOperation<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> = { name: 'UnsubscribeNewsletter', hash: 'eb345c04e1c693eb73dda7bcc9f245a9dbc3e9b4c5aa446c1b62cbfffd2897de', mutation: true };