/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices: Array<{ __typename: 'Device', id: string, name: string | null, lastSeen: string, current: boolean }> | null };

export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastSeen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"715c392a1091f787c32c662a82efecfceeb7fb039bf7d09ada60bca817c6bf3c"}} as unknown as TypedDocumentNode<DevicesQuery, DevicesQueryVariables> & { __meta__: { hash: string } };
export const useDevicesQuery = (options?: useQuery.Options<DevicesQuery, DevicesQueryVariables> | SkipToken) => useQuery(DevicesDocument, options ?? {});
export const useDevicesLazyQuery = (options?: useLazyQuery.Options<DevicesQuery, DevicesQueryVariables>) => useLazyQuery(DevicesDocument, options);
export const DevicesOperation: PersistedOperation<DevicesQuery, DevicesQueryVariables> = { name: 'Devices', hash: '715c392a1091f787c32c662a82efecfceeb7fb039bf7d09ada60bca817c6bf3c' };