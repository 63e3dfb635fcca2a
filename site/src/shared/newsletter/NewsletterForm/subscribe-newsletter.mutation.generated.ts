/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What a newsletter is about. */
export type NewsletterCategory =
  /** Everything. */
  | 'ALL'
  /** Business. */
  | 'BUSINESS'
  /** Sports. */
  | 'SPORTS';

/** What can go wrong with `subscribeNewsletter`. */
export type SubscribeNewsletterErrorCode =
  /** No category is chosen. */
  | 'CATEGORY_REQUIRED'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED';

/** A subscription to the newsletter. */
export type SubscribeNewsletterInput = {
  /** Subjects to get mails about; at least one. */
  categories: Array<NewsletterCategory>;
  /** E-mail address; case and outer spaces do not matter. */
  email: string;
};

export type SubscribeNewsletterMutationVariables = Exact<{
  input: SubscribeNewsletterInput;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: { __typename: 'SubscribeNewsletterPayload', subscribed: boolean, errors: Array<{ __typename: 'SubscribeNewsletterError', code: SubscribeNewsletterErrorCode, field: string | null, message: string }> } | null };

export const SubscribeNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeNewsletterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"9aa2312ed728a8b447a38558197eeaa69723b4f6c3fa29196c21880c52b13e7e"}} as unknown as TypedDocumentNode<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables> & { __meta__: { hash: string } };
export const useSubscribeNewsletterMutation = (options?: useMutation.Options<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>) => useMutation(SubscribeNewsletterDocument, options);
export const SubscribeNewsletterOperation: PersistedOperation<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables> = { name: 'SubscribeNewsletter', hash: '9aa2312ed728a8b447a38558197eeaa69723b4f6c3fa29196c21880c52b13e7e', mutation: true };