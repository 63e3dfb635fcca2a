/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ExportDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportDataQuery = { exportData: { __typename: 'DataExport', fileName: string, content: string } | null };

export const ExportDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportData"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportData"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1c99ef111e6ea78aac36b762ce2a4dac263788533fc7ba1564dcf37f84b42e4e"}} as unknown as TypedDocumentNode<ExportDataQuery, ExportDataQueryVariables> & { __meta__: { hash: string } };
export const useExportDataQuery = (options?: useQuery.Options<ExportDataQuery, ExportDataQueryVariables> | SkipToken) => useQuery(ExportDataDocument, options ?? {});
export const useExportDataLazyQuery = (options?: useLazyQuery.Options<ExportDataQuery, ExportDataQueryVariables>) => useLazyQuery(ExportDataDocument, options);
export const ExportDataOperation: PersistedOperation<ExportDataQuery, ExportDataQueryVariables> = { name: 'ExportData', hash: '1c99ef111e6ea78aac36b762ce2a4dac263788533fc7ba1564dcf37f84b42e4e' };