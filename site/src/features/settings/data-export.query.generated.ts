/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportQuery = { viewer: { __typename: 'Viewer', id: string, dataExport: { __typename: 'DataExport', fileName: string, content: string } | null } | null };

export const DataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExport"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2cc542fbbe73d94117f334865330d2e16730b65b60013b0fe4dd2b278269e6bd"}} as unknown as TypedDocumentNode<DataExportQuery, DataExportQueryVariables> & { __meta__: { hash: string } };
export const useDataExportQuery = (options?: useQuery.Options<DataExportQuery, DataExportQueryVariables> | SkipToken) => useQuery(DataExportDocument, options ?? {});
export const useDataExportLazyQuery = (options?: useLazyQuery.Options<DataExportQuery, DataExportQueryVariables>) => useLazyQuery(DataExportDocument, options);
export const DataExportOperation: PersistedOperation<DataExportQuery, DataExportQueryVariables> = { name: 'DataExport', hash: '2cc542fbbe73d94117f334865330d2e16730b65b60013b0fe4dd2b278269e6bd' };