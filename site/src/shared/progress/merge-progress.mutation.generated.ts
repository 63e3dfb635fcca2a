/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** How far a guest has watched a video, on this device. */
export type GuestProgressInput = {
  /** Length of the video in whole seconds. */
  durationSeconds: number;
  /** How far it was watched, in whole seconds. */
  positionSeconds: number;
  /** `code` of the video. */
  videoCode: string;
  /** When it was watched. */
  watchedAt: string;
};

/** What can go wrong in `mergeProgress`. */
export type MergeProgressErrorCode =
  /** There are more than 50 entries, or one of them is out of range. */
  | 'BAD_USER_INPUT'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What a guest has watched. */
export type MergeProgressInput = {
  /** One entry for each video, at most 50. */
  entries: Array<GuestProgressInput>;
};

export type MergeProgressMutationVariables = Exact<{
  input: MergeProgressInput;
}>;


export type MergeProgressMutation = { mergeProgress: { __typename: 'MergeProgressPayload', kept: number, errors: Array<{ __typename: 'MergeProgressError', code: MergeProgressErrorCode }> } | null };

export const MergeProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeProgressInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"781485f2e357942c42ee1bf1ab52496760ba675501b289648b0231f7fd1de3da"}} as unknown as TypedDocumentNode<MergeProgressMutation, MergeProgressMutationVariables> & { __meta__: { hash: string } };
export const useMergeProgressMutation = (options?: useMutation.Options<MergeProgressMutation, MergeProgressMutationVariables>) => useMutation(MergeProgressDocument, options);
export const MergeProgressOperation: PersistedOperation<MergeProgressMutation, MergeProgressMutationVariables> = { name: 'MergeProgress', hash: '781485f2e357942c42ee1bf1ab52496760ba675501b289648b0231f7fd1de3da', mutation: true };