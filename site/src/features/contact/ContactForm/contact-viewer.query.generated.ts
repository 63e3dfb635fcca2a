/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ContactViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactViewerQuery = { viewer: { __typename: 'Viewer', id: string, name: string, email: string } | null };

export const ContactViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactViewer"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0fd1aa7d2c4ff2fbb153b5e4a9751cb22970a7ad1a52507e9422978335563624"}} as unknown as TypedDocumentNode<ContactViewerQuery, ContactViewerQueryVariables> & { __meta__: { hash: string } };
export const useContactViewerQuery = (options?: useQuery.Options<ContactViewerQuery, ContactViewerQueryVariables> | SkipToken) => useQuery(ContactViewerDocument, options ?? {});
export const useContactViewerLazyQuery = (options?: useLazyQuery.Options<ContactViewerQuery, ContactViewerQueryVariables>) => useLazyQuery(ContactViewerDocument, options);
export const ContactViewerOperation: PersistedOperation<ContactViewerQuery, ContactViewerQueryVariables> = { name: 'ContactViewer', hash: '0fd1aa7d2c4ff2fbb153b5e4a9751cb22970a7ad1a52507e9422978335563624' };