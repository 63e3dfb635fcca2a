/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** What can go wrong in `saveProgress`. */
export type SaveProgressErrorCode =
  /** A number of seconds or a time is out of range. */
  | 'BAD_USER_INPUT'
  /** No published video has this code. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** How far a video was watched on one device. */
export type SaveProgressInput = {
  /** Length of the video in whole seconds, at most a day. */
  durationSeconds: number;
  /** Where the viewer is, in whole seconds; beyond the end counts as the end. */
  positionSeconds: number;
  /** `code` of the video. */
  videoCode: string;
  /** When that was, by the clock of the device; without it now. Of two devices the later wins, in whatever order their reports arrive. */
  watchedAt?: string | null | undefined;
};

export type SaveProgressMutationVariables = Exact<{
  input: SaveProgressInput;
}>;


export type SaveProgressMutation = { saveProgress: { __typename: 'SaveProgressPayload', errors: Array<{ __typename: 'SaveProgressError', code: SaveProgressErrorCode }> } | null };

export const SaveProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProgressInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"a4be1dd5fe099ddf13d58c1fd9488a14954e2ba29733592366a51fe73e19ae3d"}} as unknown as TypedDocumentNode<SaveProgressMutation, SaveProgressMutationVariables> & { __meta__: { hash: string } };
export const useSaveProgressMutation = (options?: useMutation.Options<SaveProgressMutation, SaveProgressMutationVariables>) => useMutation(SaveProgressDocument, options);
export const SaveProgressOperation: PersistedOperation<SaveProgressMutation, SaveProgressMutationVariables> = { name: 'SaveProgress', hash: 'a4be1dd5fe099ddf13d58c1fd9488a14954e2ba29733592366a51fe73e19ae3d', mutation: true };