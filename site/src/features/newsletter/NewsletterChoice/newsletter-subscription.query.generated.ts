/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What a newsletter is about. */
export type NewsletterCategory =
  /** Everything. */
  | 'ALL'
  /** Business. */
  | 'BUSINESS'
  /** Sports. */
  | 'SPORTS';

export type NewsletterSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterSubscriptionQuery = { viewer: { __typename: 'Viewer', id: string, newsletter: { __typename: 'NewsletterSubscription', email: string, verified: boolean, categories: Array<NewsletterCategory> } | null } | null };

export const NewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterSubscription"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"fbf14d1d48c0b4919e85c619d1a434a66d87ed7425b8d7f5f48624a73a303fb5"}} as unknown as TypedDocumentNode<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> & { __meta__: { hash: string } };
export const useNewsletterSubscriptionQuery = (options?: useQuery.Options<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> | SkipToken) => useQuery(NewsletterSubscriptionDocument, options ?? {});
export const useNewsletterSubscriptionLazyQuery = (options?: useLazyQuery.Options<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables>) => useLazyQuery(NewsletterSubscriptionDocument, options);
export const NewsletterSubscriptionOperation: PersistedOperation<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> = { name: 'NewsletterSubscription', hash: 'fbf14d1d48c0b4919e85c619d1a434a66d87ed7425b8d7f5f48624a73a303fb5' };