/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

/** Who sees an entry of a menu. */
export type MenuAudience =
  /** Everybody. */
  | 'EVERYONE'
  /** Who has signed in. */
  | 'MEMBERS'
  /** Who has no paid plan, signed in or not. */
  | 'UNSUBSCRIBED'
  /** Who has not signed in. */
  | 'VISITORS';

/** Where a menu stands. */
export type MenuName =
  /** Column of the footer about the product; its heading is the brand. */
  | 'FOOTER_BRAND'
  /** Column of the footer with help and terms. */
  | 'FOOTER_HELP'
  /** Column of the footer with what there is to watch. */
  | 'FOOTER_WATCH'
  /** Under the channels that “More” opens; the channels themselves are `channels`. */
  | 'MEGA'
  /** In the sheet of narrow screens. */
  | 'MOBILE'
  /** In the header. */
  | 'TOP';

export type SiteChromeQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteChromeQuery = { contentVersion: number | null, siteSettings: { __typename: 'SiteSettings', brand: string, brandEcho: string, tagline: string, contactEmail: string, madeIn: string | null, paymentBadges: Array<string>, phones: Array<{ __typename: 'Phone', country: string, number: string }> }, menus: Array<{ __typename: 'Menu', name: MenuName, title: string | null, language: Locale, items: Array<{ __typename: 'MenuItem', id: string, title: string, language: Locale, target: string, icon: string | null, isProfile: boolean, audience: MenuAudience }> }>, channels: { __typename: 'ChannelConnection', nodes: Array<{ __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null }> } | null, genericPages: { __typename: 'GenericPageConnection', nodes: Array<{ __typename: 'GenericPage', slug: string }> } };

export const SiteChromeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChrome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brandEcho"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tagline"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"madeIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentBadges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phones"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"icon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isProfile"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"audience"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"light"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"genericPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"788a7e60fabfb9c450a8519d162844f94110d20f2c9b07e1b0cd4ca6a18296e4"}} as unknown as TypedDocumentNode<SiteChromeQuery, SiteChromeQueryVariables> & { __meta__: { hash: string } };
export const useSiteChromeQuery = (options?: useQuery.Options<SiteChromeQuery, SiteChromeQueryVariables> | SkipToken) => useQuery(SiteChromeDocument, options ?? {});
export const useSiteChromeLazyQuery = (options?: useLazyQuery.Options<SiteChromeQuery, SiteChromeQueryVariables>) => useLazyQuery(SiteChromeDocument, options);
export const SiteChromeOperation: PersistedOperation<SiteChromeQuery, SiteChromeQueryVariables> = { name: 'SiteChrome', hash: '788a7e60fabfb9c450a8519d162844f94110d20f2c9b07e1b0cd4ca6a18296e4' };