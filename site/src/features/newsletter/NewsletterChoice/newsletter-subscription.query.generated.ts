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


export type NewsletterSubscriptionQuery = { newsletterSubscription: { __typename: 'NewsletterSubscription', email: string, verified: boolean, categories: Array<NewsletterCategory> } | null };

export const NewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterSubscription"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscription"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1ff447f607e604e7590ef924bf068379d552655d395e00a63a4cfb48cd446be9"}} as unknown as TypedDocumentNode<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> & { __meta__: { hash: string } };
export const useNewsletterSubscriptionQuery = (options?: useQuery.Options<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> | SkipToken) => useQuery(NewsletterSubscriptionDocument, options ?? {});
export const useNewsletterSubscriptionLazyQuery = (options?: useLazyQuery.Options<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables>) => useLazyQuery(NewsletterSubscriptionDocument, options);
export const NewsletterSubscriptionOperation: PersistedOperation<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> = { name: 'NewsletterSubscription', hash: '1ff447f607e604e7590ef924bf068379d552655d395e00a63a4cfb48cd446be9' };