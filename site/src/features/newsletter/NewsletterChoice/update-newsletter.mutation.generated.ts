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

/** What can go wrong in `updateNewsletter`. */
export type UpdateNewsletterErrorCode =
  /** The viewer has not proven yet that the address is theirs. */
  | 'EMAIL_UNVERIFIED'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What the viewer's own address is to be subscribed to. */
export type UpdateNewsletterInput = {
  /** What to be told about; empty to unsubscribe. */
  categories: Array<NewsletterCategory>;
};

export type UpdateNewsletterMutationVariables = Exact<{
  input: UpdateNewsletterInput;
}>;


export type UpdateNewsletterMutation = { updateNewsletter: { __typename: 'UpdateNewsletterPayload', newsletter: { __typename: 'NewsletterSubscription', email: string, verified: boolean, categories: Array<NewsletterCategory> } | null, errors: Array<{ __typename: 'UpdateNewsletterError', code: UpdateNewsletterErrorCode, field: string | null, message: string }> } | null };

export const UpdateNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNewsletterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8e6096e4326f00a4a1d61a30686f0d693eea19e8c84803d66766080a0477e84c"}} as unknown as TypedDocumentNode<UpdateNewsletterMutation, UpdateNewsletterMutationVariables> & { __meta__: { hash: string } };
export const useUpdateNewsletterMutation = (options?: useMutation.Options<UpdateNewsletterMutation, UpdateNewsletterMutationVariables>) => useMutation(UpdateNewsletterDocument, options);
export const UpdateNewsletterOperation: PersistedOperation<UpdateNewsletterMutation, UpdateNewsletterMutationVariables> = { name: 'UpdateNewsletter', hash: '8e6096e4326f00a4a1d61a30686f0d693eea19e8c84803d66766080a0477e84c', mutation: true };