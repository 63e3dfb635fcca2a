/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type RebuildVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type RebuildVersionQuery = { contentVersion: number | null };

export const RebuildVersionOperation: PersistedOperation<RebuildVersionQuery, RebuildVersionQueryVariables> = { name: 'RebuildVersion', hash: 'bf57094e45da46dbaf27c99a6cbbc3cedbc92765906196433e6c4f33e805678e' };