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

/** An icon of an entry of a menu. */
export type MenuIcon =
  /** An angle that points down. */
  | 'CHEVRON'
  /** Three lines: opens a menu. */
  | 'MENU'
  /** An angle that points in the reading direction. */
  | 'NEXT'
  /** A person: the account. */
  | 'PERSON'
  /** A triangle: play. */
  | 'PLAY'
  /** A plus sign: add. */
  | 'PLUS'
  /** A magnifying glass. */
  | 'SEARCH'
  /** An arrow out of a box: share. */
  | 'SHARE';

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


export type SiteChromeQuery = { contentVersion: number | null, siteSettings: { __typename: 'SiteSettings', brand: string, brandEcho: string, tagline: string, contactEmail: string, madeIn: string | null, paymentBadges: Array<string>, phones: Array<{ __typename: 'Phone', country: string, number: string }> } | null, menus: Array<{ __typename: 'Menu', name: MenuName, title: string | null, language: Locale, items: Array<{ __typename: 'MenuItem', key: string, title: string, language: Locale, target: string, icon: MenuIcon | null, isProfile: boolean, audience: MenuAudience }> }> | null, channels: { __typename: 'ChannelConnection', nodes: Array<{ __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null }> } | null, pages: { __typename: 'PageConnection', nodes: Array<
      | { __typename: 'BusinessPage', slug: string }
      | { __typename: 'ContactPage', slug: string }
      | { __typename: 'FaqPage', slug: string }
      | { __typename: 'GenericPage', slug: string }
      | { __typename: 'HomePage', slug: string }
      | { __typename: 'LandingPage', slug: string }
      | { __typename: 'LegalPage', slug: string }
      | { __typename: 'ManifestoPage', slug: string }
      | { __typename: 'WhereToWatchPage', slug: string }
    > } | null };

export const SiteChromeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChrome"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brandEcho"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tagline"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"madeIn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentBadges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phones"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"icon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isProfile"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"audience"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"light"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b995195c7e88443558674d90377065b644575ef1b59336095acb8005d86946b1"}} as unknown as TypedDocumentNode<SiteChromeQuery, SiteChromeQueryVariables> & { __meta__: { hash: string } };
export const useSiteChromeQuery = (options?: useQuery.Options<SiteChromeQuery, SiteChromeQueryVariables> | SkipToken) => useQuery(SiteChromeDocument, options ?? {});
export const useSiteChromeLazyQuery = (options?: useLazyQuery.Options<SiteChromeQuery, SiteChromeQueryVariables>) => useLazyQuery(SiteChromeDocument, options);
export const SiteChromeOperation: PersistedOperation<SiteChromeQuery, SiteChromeQueryVariables> = { name: 'SiteChrome', hash: 'b995195c7e88443558674d90377065b644575ef1b59336095acb8005d86946b1' };