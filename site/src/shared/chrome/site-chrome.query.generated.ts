/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

export type SiteChromeQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteChromeQuery = { contentVersion: number, siteSettings: { __typename: 'SiteSettings', brand: string, brandEcho: string, tagline: string, contactEmail: string, madeIn: string | null, paymentBadges: Array<string>, phones: Array<{ __typename: 'Phone', country: string, number: string }> }, channels: { __typename: 'ChannelConnection', nodes: Array<{ __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null }> } };

export const SiteChromeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChrome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brandEcho"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tagline"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"madeIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentBadges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phones"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"light"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"afe3370fe29c40accca945cef2a81ff74f2a00194b3958309dda9d5aff96bbd8"}} as unknown as TypedDocumentNode<SiteChromeQuery, SiteChromeQueryVariables> & { __meta__: { hash: string } };
export const useSiteChromeQuery = (options?: useQuery.Options<SiteChromeQuery, SiteChromeQueryVariables>) => useQuery(SiteChromeDocument, options ?? {});
export const useSiteChromeLazyQuery = (options?: useLazyQuery.Options<SiteChromeQuery, SiteChromeQueryVariables>) => useLazyQuery(SiteChromeDocument, options);
export const SiteChromeOperation: PersistedOperation<SiteChromeQuery, SiteChromeQueryVariables> = { name: 'SiteChrome', hash: 'afe3370fe29c40accca945cef2a81ff74f2a00194b3958309dda9d5aff96bbd8' };