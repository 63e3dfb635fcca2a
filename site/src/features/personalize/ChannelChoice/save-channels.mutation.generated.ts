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

export type SaveChannelsMutationVariables = Exact<{
  input: SavePreferencesInput;
}>;


export type SaveChannelsMutation = { savePreferences: { __typename: 'SavePreferencesPayload', preferences: { __typename: 'Preferences', channels: Array<{ __typename: 'Channel', slug: string }> } | null, errors: Array<{ __typename: 'SavePreferencesError', code: SavePreferencesErrorCode }> } | null };

export const SaveChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePreferencesInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d59970a9948569cb0a42cb02f4034b44a6592a624f8f1b2f0e982323a5dc338d"}} as unknown as TypedDocumentNode<SaveChannelsMutation, SaveChannelsMutationVariables> & { __meta__: { hash: string } };
export const useSaveChannelsMutation = (options?: useMutation.Options<SaveChannelsMutation, SaveChannelsMutationVariables>) => useMutation(SaveChannelsDocument, options);
export const SaveChannelsOperation: PersistedOperation<SaveChannelsMutation, SaveChannelsMutationVariables> = { name: 'SaveChannels', hash: 'd59970a9948569cb0a42cb02f4034b44a6592a624f8f1b2f0e982323a5dc338d', mutation: true };