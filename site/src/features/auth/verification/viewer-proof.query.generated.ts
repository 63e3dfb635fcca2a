/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ViewerProofQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerProofQuery = { viewer: { __typename: 'Viewer', id: string, email: string, emailVerified: boolean } | null };

export const ViewerProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerProof"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0bc670c5c96714132853a65c7b2fa50d8cf91fb2d298bbeb6898b73e5f45a0e6"}} as unknown as TypedDocumentNode<ViewerProofQuery, ViewerProofQueryVariables> & { __meta__: { hash: string } };
export const useViewerProofQuery = (options?: useQuery.Options<ViewerProofQuery, ViewerProofQueryVariables> | SkipToken) => useQuery(ViewerProofDocument, options ?? {});
export const useViewerProofLazyQuery = (options?: useLazyQuery.Options<ViewerProofQuery, ViewerProofQueryVariables>) => useLazyQuery(ViewerProofDocument, options);
export const ViewerProofOperation: PersistedOperation<ViewerProofQuery, ViewerProofQueryVariables> = { name: 'ViewerProof', hash: '0bc670c5c96714132853a65c7b2fa50d8cf91fb2d298bbeb6898b73e5f45a0e6' };