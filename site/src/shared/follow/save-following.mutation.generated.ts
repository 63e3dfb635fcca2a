/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Whether captions are switched on, and in which language. */
export type CaptionsChoice =
  /** On, in Arabic. */
  | 'AR'
  /** On, in English. */
  | 'EN'
  /** Off. */
  | 'OFF';

/** What can go wrong in `savePreferences`. */
export type SavePreferencesErrorCode =
  /** There are too many slugs. */
  | 'BAD_USER_INPUT'
  /** No channel or show has one of the slugs. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** Choices to change; those that are left out stay. */
export type SavePreferencesInput = {
  /** Whether the next video begins by itself. */
  autoplay?: boolean | null | undefined;
  /** Captions; null takes the choice back. */
  captions?: CaptionsChoice | null | undefined;
  /** Slugs of channels, at most 50; empty takes the choice back. */
  channelSlugs?: Array<string> | null | undefined;
  /** Whether nothing that is watched is remembered. */
  historyPaused?: boolean | null | undefined;
  /** Slugs of shows that the viewer follows, at most 200; empty: none any more. */
  showSlugs?: Array<string> | null | undefined;
};

export type SaveFollowingMutationVariables = Exact<{
  input: SavePreferencesInput;
}>;


export type SaveFollowingMutation = { savePreferences: { __typename: 'SavePreferencesPayload', errors: Array<{ __typename: 'SavePreferencesError', code: SavePreferencesErrorCode, field: string | null, message: string }> } | null };

export const SaveFollowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFollowing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePreferencesInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"90975118a1c2dab1d34847863f30191c8c672c53f65fb89d986568dda4eab4cc"}} as unknown as TypedDocumentNode<SaveFollowingMutation, SaveFollowingMutationVariables> & { __meta__: { hash: string } };
export const useSaveFollowingMutation = (options?: useMutation.Options<SaveFollowingMutation, SaveFollowingMutationVariables>) => useMutation(SaveFollowingDocument, options);
export const SaveFollowingOperation: PersistedOperation<SaveFollowingMutation, SaveFollowingMutationVariables> = { name: 'SaveFollowing', hash: '90975118a1c2dab1d34847863f30191c8c672c53f65fb89d986568dda4eab4cc', mutation: true };