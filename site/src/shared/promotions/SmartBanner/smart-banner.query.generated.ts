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

export type SmartBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type SmartBannerQuery = { smartBanner: { __typename: 'SmartBanner', title: string, text: string, actionLabel: string, language: Locale, appStoreUrl: string | null, googlePlayUrl: string | null } | null };

export const SmartBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmartBanner"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smartBanner"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actionLabel"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"appStoreUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"googlePlayUrl"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d9ad5505d1cbc2ddc148982ea2491ed0797ca18ba6757d13af0570e53e8a0a69"}} as unknown as TypedDocumentNode<SmartBannerQuery, SmartBannerQueryVariables> & { __meta__: { hash: string } };
export const useSmartBannerQuery = (options?: useQuery.Options<SmartBannerQuery, SmartBannerQueryVariables> | SkipToken) => useQuery(SmartBannerDocument, options ?? {});
export const useSmartBannerLazyQuery = (options?: useLazyQuery.Options<SmartBannerQuery, SmartBannerQueryVariables>) => useLazyQuery(SmartBannerDocument, options);
export const SmartBannerOperation: PersistedOperation<SmartBannerQuery, SmartBannerQueryVariables> = { name: 'SmartBanner', hash: 'd9ad5505d1cbc2ddc148982ea2491ed0797ca18ba6757d13af0570e53e8a0a69' };