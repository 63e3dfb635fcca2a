/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { viewer: { __typename: 'Viewer', id: string, devices: Array<{ __typename: 'Device', id: string, name: string | null, lastSeenAt: string, current: boolean }> | null } | null };

export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"devices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2d3ad7451a0d0981d4c439f1fe7c71be6ab5adb8a1dcfda6ec5af73917fe758f"}} as unknown as TypedDocumentNode<DevicesQuery, DevicesQueryVariables> & { __meta__: { hash: string } };
export const useDevicesQuery = (options?: useQuery.Options<DevicesQuery, DevicesQueryVariables> | SkipToken) => useQuery(DevicesDocument, options ?? {});
export const useDevicesLazyQuery = (options?: useLazyQuery.Options<DevicesQuery, DevicesQueryVariables>) => useLazyQuery(DevicesDocument, options);
export const DevicesOperation: PersistedOperation<DevicesQuery, DevicesQueryVariables> = { name: 'Devices', hash: '2d3ad7451a0d0981d4c439f1fe7c71be6ab5adb8a1dcfda6ec5af73917fe758f' };